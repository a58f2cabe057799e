import { lazy, Suspense, useSyncExternalStore } from 'react'
import { reentry } from '../providers/reentry.ts'

const SessionDialog = lazy(() => import('./SessionDialog.tsx'))

/** The dialog that asks for the password where the session ended; loaded when it is needed. */
export const Reentry = () => {
  const isWaiting = useSyncExternalStore(reentry.subscribe, reentry.isWaiting)
  return <Suspense fallback={null}>{isWaiting && <SessionDialog />}</Suspense>
}
