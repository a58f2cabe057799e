import { Suspense, useSyncExternalStore } from 'react'
import { reentry } from '../providers/reentry.ts'
import { onDemand } from './onDemand.ts'

const SessionDialog = onDemand(() => import('./SessionDialog.tsx'))

/** Loads the password dialog when a session ends. */
export const Reentry = () => {
  const isWaiting = useSyncExternalStore(reentry.subscribe, reentry.isWaiting)
  return <Suspense fallback={null}>{isWaiting && <SessionDialog />}</Suspense>
}
