import type { AdminAccess } from '@portal/contract'
import { type ReactNode, useMemo } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { usePending } from './decide/usePending.ts'
import { useIsWaitingView } from './useIsWaitingView.ts'

/** Leaves out of a view of waiting requests, and of its figure, what was decided a moment ago. */
export const WithoutPending = ({ children }: { children: ReactNode }) => {
  const list = useListContext<AdminAccess>()
  const isWaiting = useIsWaitingView()
  const { hidden } = usePending()
  const value = useMemo(() => {
    if (!isWaiting) return list
    const data = list.data?.filter(({ id }) => !hidden.has(id))
    const gone = (list.data?.length ?? 0) - (data?.length ?? 0)
    return { ...list, data, total: list.total === undefined ? undefined : list.total - gone } as typeof list
  }, [list, hidden, isWaiting])
  return <ListContextProvider value={value}>{children}</ListContextProvider>
}
