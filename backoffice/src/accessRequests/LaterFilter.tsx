import { lazy, Suspense } from 'react'
import type { LaterFilterProps } from './LaterFilterInput.tsx'

const LaterFilterInput = lazy(() => import('./LaterFilterInput.tsx'))

/** Loads a filter's input when somebody adds the filter. */
export const LaterFilter = (props: LaterFilterProps) => (
  <Suspense fallback={null}>
    <LaterFilterInput {...props} />
  </Suspense>
)
