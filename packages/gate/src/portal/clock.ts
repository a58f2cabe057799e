/** Keeps the portal's time, as well as a demo can know it. */
export type PortalClock = {
  /** @returns milliseconds since 1970 by the portal's clock */
  now: () => number
  /** Reads the machine's own time, in milliseconds: for intervals, never for the end of an access. */
  local: () => number
  /** Tells whether the portal was heard within so many ms; a machine's clock that was set meanwhile says no. */
  isFresh: (withinMs: number) => boolean
  /** Learns from an answer of the portal: its clock in whole seconds, and when it was asked and heard (ms). */
  follow: (portalSeconds: number, askedAt: number, heardAt: number) => void
}

/**
 * The end of an access is an instant of the portal's clock, so it is the portal's clock that must be read.
 * Each answer bounds the difference between the two clocks: it was written after the question left and before
 * the answer came, in the second that it names. A difference within the bounds stays, so that nothing jitters.
 */
export function createPortalClock(now: () => Date): PortalClock {
  let offset = 0
  let lastHeardAt = Number.NEGATIVE_INFINITY
  const local = () => now().getTime()
  return {
    local,
    now: () => local() + offset,
    isFresh: (withinMs) => Math.abs(local() - lastHeardAt) < withinMs,
    follow(portalSeconds, askedAt, heardAt) {
      const earliest = portalSeconds * 1000 - heardAt
      const latest = portalSeconds * 1000 + 999 - askedAt
      offset = Math.min(Math.max(offset, earliest), latest)
      lastHeardAt = heardAt
    },
  }
}
