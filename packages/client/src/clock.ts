export type Clock = ReturnType<typeof createClock>

/** HTTP dates count in whole seconds (RFC 9110, section 5.6.7). */
const DATE_STEP_MS = 1000
/** How much later than it was written an answer may be read before the clocks count as apart. */
const TRAVEL_MS = 2000

/**
 * The portal's clock as this machine sees it. Every answer carries the server's time in its `Date`
 * header; remaining times are counted by it and not by a visitor's clock, which may be hours off.
 *
 * @param localNow milliseconds since 1970 on this machine
 */
export function createClock(localNow: () => number = Date.now) {
  let offset = 0
  return {
    /** Takes note of an answer's `Date` header; small differences are ignored, so that no countdown jumps. */
    read(date: string | null) {
      const written = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(written)) return
      const earliest = written - localNow()
      if (offset < earliest || offset > earliest + DATE_STEP_MS + TRAVEL_MS)
        offset = earliest + DATE_STEP_MS / 2
    },
    /** The portal's time now. */
    now: () => new Date(localNow() + offset),
  }
}
