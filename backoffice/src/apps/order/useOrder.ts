import type { AdminApp } from '@portal/contract'
import { PAGE_MAX } from '@portal/contract/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'

const QUERY_KEY = ['manageapps', 'order']
const IN_ORDER = { sort: { field: 'order', order: 'ASC' }, filter: {} } as const

/** Apps read so far; a catalogue of thousands takes some seconds. */
export type Progress = { read: number; total: number }

/**
 * Reads the whole catalogue in order. A new order shows at once and is saved in one call; a refused one
 * gives way to the last.
 */
export function useOrder() {
  const { getList, reorderApps } = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [shown, setShown] = useState<AdminApp[]>()
  const [progress, setProgress] = useState<Progress>()
  const { data, error, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => {
      const apps: AdminApp[] = []
      for (let page = 1; ; page += 1) {
        const pagination = { page, perPage: PAGE_MAX }
        const { data, total = 0 } = await getList<AdminApp>('manageapps', { ...IN_ORDER, pagination })
        apps.push(...data)
        if (apps.length >= total || data.length === 0) return apps
        setProgress({ read: apps.length, total })
      }
    },
    // No order changes during work on it.
    refetchOnWindowFocus: false,
  })
  const saving = useMutation({
    mutationFn: (apps: AdminApp[]) => reorderApps(apps.map(({ id }) => id)),
    // Moves made while one is being saved are saved after it.
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
    progress,
    error,
    refetch,
    isSaving: saving.isPending,
    /** Shows an order without saving it. */
    show: setShown,
    save(apps: AdminApp[]) {
      setShown(apps)
      saving.mutate(apps)
    },
  }
}
