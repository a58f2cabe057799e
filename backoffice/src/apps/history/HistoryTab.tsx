import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import { useParams } from 'react-router-dom'

const AppHistory = lazy(() => import('./AppHistory.tsx'))
/** Address of the tab. */
export const HISTORY = 'history'

/** Reads nothing before the tab is opened. */
export const HistoryTab = () =>
  useParams()['*'] === HISTORY && (
    <Suspense fallback={<Loading />}>
      <AppHistory />
    </Suspense>
  )
