import { useListContext } from 'react-admin'
import { LoadFailure } from './LoadFailure.tsx'

/** A list that could not be read; nothing that was typed into its filters goes. */
export const LoadError = () => {
  const { error, refetch } = useListContext()
  return <LoadFailure error={error} onRetry={refetch} />
}
