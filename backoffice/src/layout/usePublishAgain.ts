import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { PUBLICATION_KEY } from './usePublication.ts'

/** Publishes the site again and shows the state that the answer gives. */
export function usePublishAgain() {
  const { publishAgain } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: publishAgain,
    onSuccess: (publication) => queryClient.setQueryData(PUBLICATION_KEY, publication),
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  })
}
