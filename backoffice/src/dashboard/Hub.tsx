import { lazy } from 'react'
import { isAdministrator } from '../providers/portal.ts'

const Dashboard = lazy(() => import('./Dashboard.tsx'))
const EditorHub = lazy(() => import('./editor/EditorHub.tsx'))

/** The first page of the console: editors have one of their own, about the catalogue. */
export const Hub = () => (isAdministrator() ? <Dashboard /> : <EditorHub />)
