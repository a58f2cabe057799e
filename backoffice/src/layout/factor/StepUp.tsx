import { Suspense, useSyncExternalStore } from 'react'
import { stepUp } from '../../providers/stepUp.ts'
import { onDemand } from '../onDemand.ts'

const StepUpDialog = onDemand(() => import('./StepUpDialog.tsx'))

/** Loads the dialog when an act asks for the second factor. */
export const StepUp = () => {
  const isWaiting = useSyncExternalStore(stepUp.subscribe, stepUp.isWaiting)
  return <Suspense fallback={null}>{isWaiting && <StepUpDialog />}</Suspense>
}
