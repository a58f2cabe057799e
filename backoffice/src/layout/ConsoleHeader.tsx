import { type AppBarProps, Sidebar } from 'react-admin'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'

/** Puts the navigation beside `main`, where react-admin's layout would put it inside. */
export const ConsoleHeader = ({ alwaysOn }: AppBarProps) => (
  <>
    <ConsoleAppBar />
    <Sidebar appBarAlwaysOn={alwaysOn}>
      <ConsoleMenu />
    </Sidebar>
  </>
)
