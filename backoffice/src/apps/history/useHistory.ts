import type { AdminApp, AppChange } from '@portal/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDataProvider, useEditContext, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { errorMessage } from '../../providers/httpErrors.ts'

/** Tells whether every field still has the value that a change gave it. */
export const isCurrent = ({ changes }: Pick<AppChange, 'changes'>, app: AdminApp): boolean =>
  changes.every(({ field, after }) => app[field] === after)

/**
 * Reads an app's history, and takes changes back.
 *
 * @param onUndone called once the list shows the new change
 */
export function useHistory(app: AdminApp, onUndone: () => void) {
  const { appHistory, undoAppChange } = useDataProvider<ConsoleDataProvider>()
  const { refetch: readApp } = useEditContext()
  const notify = useNotify()
  const history = useQuery({
    // A saved change makes another version of the record.
    queryKey: ['manageapps', 'history', app.id, app.updated_at],
    queryFn: () => appHistory(app.id),
    // Keeps the list in place while the next version is read.
    placeholderData: keepPreviousData,
  })
  const undoing = useMutation({
    mutationFn: (changeId: number) => undoAppChange(app.id, changeId),
    onSuccess: () => notify('appsAdmin.history.undone', { type: 'success' }),
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: async (_app, error) => {
      await readApp()
      await history.refetch()
      if (!error) onUndone()
    },
  })
  return { history, undoing }
}
