import type { ReactNode } from 'react'
import { onDemand } from '../layout/onDemand.ts'
import { isAdministrator } from '../providers/portal.ts'

const Dashboard = onDemand(() => import('./Dashboard.tsx'))
const EditorHub = onDemand(() => import('./editor/EditorHub.tsx'))

/**
 * The first page of the console: editors have one of their own, about the catalogue.
 *
 * @param waiting what waits for a decision, to decide it there
 */
export const Hub = ({ waiting }: { waiting: ReactNode }) =>
  isAdministrator() ? <Dashboard waiting={waiting} /> : <EditorHub />
