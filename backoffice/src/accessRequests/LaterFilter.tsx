import { lazy, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import type { LaterFilterProps } from './LaterFilterInput.tsx'

const LaterFilterInput = lazy(() => import('./LaterFilterInput.tsx'))

/** Loads a filter's input when somebody adds the filter. */
export const LaterFilter = (props: LaterFilterProps) => {
  // The form writes values only into what it knows: it need not wait for the input.
  useFormContext().register(props.source)
  return (
    <Suspense fallback={null}>
      <LaterFilterInput {...props} />
    </Suspense>
  )
}
