import { Menu } from 'react-admin'
import { isAdministrator } from '../providers/portal.ts'
import { Later } from './Later.tsx'

/** Each page has a letter that leads to it after `g`; the menu shows both beside the entry. */
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
