import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { consoleRole } from '../providers/portal.ts'
import { opens } from '../providers/rights.ts'
import { ConsoleHeader } from './ConsoleHeader.tsx'
import { Forbidden } from './Forbidden.tsx'
import { StepUp } from './factor/StepUp.tsx'
import { Reentry } from './Reentry.tsx'
import { useFocusOnPage } from './useFocusOnPage.ts'

/** Leaves react-admin's own place for the sidebar empty: `ConsoleHeader` holds it. */
const NoSidebar = () => null

/** Shows `Forbidden` where the person's role ends, without asking the server for anything. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  useFocusOnPage()
  return (
    <Layout appBar={ConsoleHeader} sidebar={NoSidebar} appBarAlwaysOn>
      {opens(consoleRole(), useLocation().pathname) ? children : <Forbidden />}
      <Reentry />
      <StepUp />
    </Layout>
  )
}
