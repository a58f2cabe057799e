import { lazy, Suspense } from 'react'

export type RecordFilterProps = { source: string; reference: 'manageapps' | 'manageusers' }

const RecordFilterInput = lazy(() => import('./RecordFilterInput.tsx'))

/** Narrows the queue to one app or one person; the search within them is loaded when it is asked for. */
export const RecordFilter = (props: RecordFilterProps) => (
  <Suspense fallback={null}>
    <RecordFilterInput {...props} />
  </Suspense>
)
