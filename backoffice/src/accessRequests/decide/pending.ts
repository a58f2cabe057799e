import type { AdminAccess } from '@portal/contract'
import type { Decision } from './decisions.ts'

/** A decision that was made in this browser; `left` says how many requests of its list then still waited. */
export type Pending = { access: AdminAccess; decision: Decision; left?: number | undefined }
type PendingState = {
  /** Decisions that may still be taken back, oldest first. */
  open: readonly Pending[]
  /** Decided requests that the lists still hold. */
  hidden: ReadonlySet<number>
  /** The decision that was taken back last. */
  undone: Pending | undefined
}
export type PendingStore = ReturnType<typeof createPending>

export const UNDO_MS = 8_000

/**
 * Keeps decisions in the browser until they can no longer be taken back, each for its own eight seconds.
 *
 * @param send resolves once the lists show the outcome, whichever it is
 */
export function createPending(send: (pending: Pending, isLeaving: boolean) => Promise<void>) {
  let state: PendingState = { open: [], hidden: new Set(), undone: undefined }
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  const set = (next: Partial<PendingState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const stop = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const start = (pending: Pending) => {
    const { id } = pending.access
    timers.set(
      id,
      setTimeout(() => void commit(pending, false), UNDO_MS),
    )
  }
  const without = ({ access }: Pending) => ({
    open: state.open.filter((one) => one.access.id !== access.id),
    hidden: new Set([...state.hidden].filter((id) => id !== access.id)),
  })

  async function commit(pending: Pending, isLeaving: boolean) {
    stop(pending.access.id)
    set({ open: without(pending).open })
    await send(pending, isLeaving)
    set({ hidden: without(pending).hidden })
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(pending: Pending) {
      set({ open: [...state.open, pending], hidden: new Set([...state.hidden, pending.access.id]) })
      start(pending)
    },
    /** Takes the latest decision back. */
    undo() {
      const undone = state.open.at(-1)
      if (!undone) return
      stop(undone.access.id)
      set({ ...without(undone), undone })
    },
    /** Stops the time while somebody is about to undo. */
    hold() {
      for (const id of [...timers.keys()]) stop(id)
    },
    release() {
      for (const pending of state.open) if (!timers.has(pending.access.id)) start(pending)
    },
    /** Sends everything at once: the page is about to go. */
    sendAll: () => Promise.all(state.open.map((pending) => commit(pending, true))),
  }
}
