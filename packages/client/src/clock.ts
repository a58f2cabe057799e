export type Clock = ReturnType<typeof createClock>

/** HTTP dates have whole seconds (RFC 9110, 5.6.7). */
const DATE_STEP_MS = 1000
/** Longest travel time of an answer that does not count as a clock difference. */
const TRAVEL_MS = 2000

/**
 * Follows the portal's clock by the `Date` header of each answer. Remaining times use it, because a
 * visitor's clock may be hours off.
 *
 * @param localNow milliseconds since 1970 on this machine
 */
export function createClock(localNow: () => number = Date.now) {
  let offset = 0
  return {
    /** Reads an answer's `Date` header; ignores small differences, so that no countdown jumps. */
    read(date: string | null) {
      const written = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(written)) return
      const earliest = written - localNow()
      if (offset < earliest || offset > earliest + DATE_STEP_MS + TRAVEL_MS)
        offset = earliest + DATE_STEP_MS / 2
    },
    /** Gives the portal's time. */
    now: () => new Date(localNow() + offset),
  }
}
