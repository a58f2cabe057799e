import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { isAdministrator } from '../providers/portal.ts'
import { ConsoleHeader } from './ConsoleHeader.tsx'
import { Forbidden } from './Forbidden.tsx'
import { Reentry } from './Reentry.tsx'

/** Leaves react-admin's own place for the sidebar empty: `ConsoleHeader` holds it. */
const NoSidebar = () => null

/** Shows `Forbidden` to everybody but administrators, without asking the server for anything. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleHeader} sidebar={NoSidebar} appBarAlwaysOn>
    {isAdministrator() ? children : <Forbidden />}
    <Reentry />
  </Layout>
)
