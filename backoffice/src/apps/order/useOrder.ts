import type { AdminApp } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'

/** As many as the reorder call takes (`AppOrder` in the contract). */
const EVERY_APP = 20_000
const QUERY_KEY = ['manageapps', 'order']

/**
 * The whole catalogue in its order. A new order shows at once and is saved in one call; one that was
 * refused gives way to the order before it.
 */
export function useOrder() {
  const { getList, reorderApps } = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [shown, setShown] = useState<AdminApp[]>()
  const { data, error, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => {
      const sort = { field: 'order', order: 'ASC' } as const
      const pagination = { page: 1, perPage: EVERY_APP }
      return (await getList<AdminApp>('manageapps', { sort, pagination, filter: {} })).data
    },
    // Nobody's order changes under their hands.
    refetchOnWindowFocus: false,
  })
  const saving = useMutation({
    mutationFn: (apps: AdminApp[]) => reorderApps(apps.map(({ id }) => id)),
    // Moves made while one is being saved are saved after it, in turn.
    scope: { id: 'order' },
    onSuccess: (_answer, apps) => {
      queryClient.setQueryData(QUERY_KEY, apps)
      void queryClient.invalidateQueries({ queryKey: ['manageapps', 'getList'] })
      notify('appsAdmin.order.saved', { type: 'success' })
    },
    onError: () => {
      setShown(undefined)
      void queryClient.invalidateQueries({ queryKey: QUERY_KEY })
      notify('appsAdmin.order.failed', { type: 'error' })
    },
  })

  return {
    apps: shown ?? data,
    error,
    refetch,
    isSaving: saving.isPending,
    /** Shows an order without saving it: a row in the hand. */
    show: setShown,
    save(apps: AdminApp[]) {
      setShown(apps)
      saving.mutate(apps)
    },
  }
}
