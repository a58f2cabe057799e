import { MINUTE_MS } from '@portal/contract/rules'
import { createSignal } from '@portal/platform/signal'

/** An open console asks for the state of the publication at least twice as often. */
const AWAY_AFTER_MS = MINUTE_MS
export type Editors = ReturnType<typeof createEditors>

/** Tells the publisher that an edit may follow, so that it prepares a build. */
export function createEditors({ now }: { now: () => Date }) {
  const { emit, listen } = createSignal()
  let consoleAskedAt = Number.NEGATIVE_INFINITY
  return {
    listen,
    /** Notes that somebody may edit soon. */
    note: emit,
    /**
     * Notes that a console asked for the state of the publication; one that only stands open does not count.
     */
    noteConsole() {
      const at = now().getTime()
      const wasAway = at - consoleAskedAt > AWAY_AFTER_MS
      consoleAskedAt = at
      if (wasAway) emit()
    },
  }
}
