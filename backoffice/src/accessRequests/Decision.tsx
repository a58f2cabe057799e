import { lazy, Suspense } from 'react'
import type { DecisionDialogProps } from './DecisionDialog.tsx'

const DecisionDialog = lazy(() => import('./DecisionDialog.tsx'))

/** The dialog of a decision, loaded with the first one. */
export const Decision = (props: DecisionDialogProps) => (
  <Suspense fallback={null}>
    <DecisionDialog {...props} />
  </Suspense>
)
