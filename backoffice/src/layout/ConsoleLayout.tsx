import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { isAdministrator } from '../providers/portal.ts'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { Forbidden } from './Forbidden.tsx'
import { Reentry } from './Reentry.tsx'

/** Shows `Forbidden` to everybody but administrators, without asking the server for anything. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn>
    {isAdministrator() ? children : <Forbidden />}
    <Reentry />
  </Layout>
)
