import { lazy, Suspense } from 'react'
import type { DecisionDialogProps } from './DecisionDialog.tsx'

const DecisionDialog = lazy(() => import('./DecisionDialog.tsx'))

/** Loads the dialog with the first decision. */
export const Decision = (props: DecisionDialogProps) => (
  <Suspense fallback={null}>
    <DecisionDialog {...props} />
  </Suspense>
)
