import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { PUBLICATION_KEY } from './usePublication.ts'

/** Another try at publishing the site; its state is shown as the answer tells it. */
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
