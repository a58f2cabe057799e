import { Menu } from 'react-admin'

/** The letter after `g` that leads to each page; the menu shows it beside the entry. */
const key = (letter: string) => ({
  keyboardShortcut: `g>${letter}`,
  keyboardShortcutRepresentation: `g ${letter}`,
})

export const ConsoleMenu = () => (
  <Menu>
    <Menu.DashboardItem {...key('d')} />
    <Menu.ResourceItem name="requestappaccess" {...key('r')} />
    <Menu.ResourceItem name="manageapps" {...key('a')} />
    <Menu.ResourceItem name="manageusers" {...key('u')} />
    <Menu.ResourceItem name="parameters" {...key('p')} />
  </Menu>
)
