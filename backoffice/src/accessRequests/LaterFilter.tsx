import { lazy, Suspense } from 'react'

export type LaterFilterProps = { source: string } & (
  | { kind: 'record'; reference: 'manageapps' | 'manageusers' }
  | { kind: 'choice'; choices: { id: number; name: string }[] }
  | { kind: 'day' }
  | { kind: 'yesno' }
)

const LaterFilterInput = lazy(() => import('./LaterFilterInput.tsx'))

/** Loads a filter's input when somebody adds the filter. */
export const LaterFilter = (props: LaterFilterProps) => (
  <Suspense fallback={null}>
    <LaterFilterInput {...props} />
  </Suspense>
)
