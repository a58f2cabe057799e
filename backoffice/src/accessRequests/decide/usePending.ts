import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PendingStore } from './pending.ts'

export const PendingContext = createContext<PendingStore | undefined>(undefined)

export function usePendingStore(): PendingStore {
  const store = useContext(PendingContext)
  if (!store) throw new Error('PendingDecisions is missing above')
  return store
}

/** Gives the decisions that may still be taken back, and the requests to leave out of lists. */
export function usePending() {
  const { subscribe, read } = usePendingStore()
  return useSyncExternalStore(subscribe, read)
}
