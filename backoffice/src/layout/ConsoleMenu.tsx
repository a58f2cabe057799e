import { List } from '@mui/material'
import { Menu, useMatch, useSidebarState } from 'react-admin'
import { useKeysOn } from '../keys/useKeysOn.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { consoleRole } from '../providers/portal.ts'
import { opens } from '../providers/rights.ts'
import { foundations } from '../theme/palette.ts'
import { Later } from './Later.tsx'

const PAGES = [
  { name: 'requestappaccess', keyboardShortcut: 'g>r' },
  { name: 'visitpasses', keyboardShortcut: 'g>v' },
  { name: 'manageapps', keyboardShortcut: 'g>a' },
  { name: 'search/misses', keyboardShortcut: 'g>s' },
  { name: 'manageusers', keyboardShortcut: 'g>u' },
  { name: 'feedback', keyboardShortcut: 'g>f' },
  { name: 'parameters', keyboardShortcut: 'g>p' },
  { name: 'journal', keyboardShortcut: 'g>j' },
  { name: 'webhooks', keyboardShortcut: 'g>w' },
  { name: 'binder', keyboardShortcut: 'g>b' },
] as const

/** Links each page that the person's role opens, with its shortcut: `g`, then a letter. */
export const ConsoleMenu = () =>
  consoleRole() && (
    <Later>
      <Pages />
    </Later>
  )

const Pages = () => {
  const t = useSentence()
  const [isOpen] = useSidebarState()
  const { width, closedWidth } = foundations.sidebar
  const [isOn] = useKeysOn()
  return (
    <nav aria-label={t('console.pages')}>
      <List className={isOpen ? undefined : 'menu-folded'} sx={{ width: isOpen ? width : closedWidth }}>
        <DashboardLink keyboardShortcut={isOn ? 'g>d' : undefined} />
        {PAGES.filter(({ name }) => opens(consoleRole(), `/${name}`)).map(({ name, keyboardShortcut }) => (
          <ResourceLink key={name} name={name} keyboardShortcut={isOn ? keyboardShortcut : undefined} />
        ))}
      </List>
    </nav>
  )
}

/** Names a link as one: MUI would make it an item of a menu. */
const LINK = { role: 'link' } as const

type Shortcut = { keyboardShortcut: string | undefined }

const DashboardLink = ({ keyboardShortcut }: Shortcut) => (
  <li>
    <Menu.DashboardItem {...LINK} keyboardShortcut={keyboardShortcut} aria-current={useCurrent('/', true)} />
  </li>
)

const ResourceLink = ({ name, keyboardShortcut }: Shortcut & { name: string }) => (
  <li>
    <Menu.ResourceItem
      {...LINK}
      name={name}
      keyboardShortcut={keyboardShortcut}
      aria-current={useCurrent(`/${name}`, false)}
    />
  </li>
)

const useCurrent = (path: string, end: boolean) => (useMatch({ path, end }) ? 'page' : undefined)
