import { Menu } from 'react-admin'
import { isAdministrator } from '../providers/portal.ts'
import { Later } from './Later.tsx'

/** Links each page, with its shortcut: `g`, then a letter. */
export const ConsoleMenu = () =>
  isAdministrator() && (
    <Later>
      <Menu>
        <Menu.DashboardItem keyboardShortcut="g>d" />
        <Menu.ResourceItem name="requestappaccess" keyboardShortcut="g>r" />
        <Menu.ResourceItem name="manageapps" keyboardShortcut="g>a" />
        <Menu.ResourceItem name="manageusers" keyboardShortcut="g>u" />
        <Menu.ResourceItem name="parameters" keyboardShortcut="g>p" />
      </Menu>
    </Later>
  )
