import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorCode, errorMessage } from '../providers/httpErrors.ts'

const KEY = ['synonyms']

/** Reads and saves the synonyms of the search; saving publishes the site again. */
export function useSynonyms() {
  const { synonyms, saveSynonyms } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const stored = useQuery({ queryKey: KEY, queryFn: synonyms, refetchOnWindowFocus: false })
  const saving = useMutation({
    mutationFn: (text: string) => saveSynonyms({ synonyms: text, updated_at: stored.data?.updated_at }),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved)
      notify('common.modified', { type: 'success' })
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  })
  return {
    stored,
    saving,
    /** Somebody else saved since the list was read. */
    isConflict: errorCode(saving.error) === 'conflict',
    async readAgain() {
      saving.reset()
      await stored.refetch()
    },
  }
}
