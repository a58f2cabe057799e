import { setMaxListeners } from 'node:events'
import type { PortalClock } from '../portal/clock.ts'

/** Keeps the portal's last word on an access, and the connections that it holds open. */
export type Known = {
  /** Reads the machine's own clock, in ms. */
  checkedAt: number
  active: boolean
  /** Ends the access, in ms by the portal's clock. */
  endsAt: number
  extensionMinutes: number
  /** Aborts with the reason when the access closes. */
  cut: AbortController
  connections: number
}

type Facts = Partial<Pick<Known, 'active' | 'endsAt' | 'extensionMinutes'>>

/** Rounds as the wire does, to whole seconds: an access that the portal closes this close to its end has ended. */
const ROUNDING_MS = 1000
/** Bounds the memory: with more people at once the gate forgets the ones it asked about longest ago. */
const KNOWN_MAX = 10_000

/** Remembers what the portal said of each access, and cuts the connections of one that has closed. */
export function createKnown(clock: PortalClock) {
  const known = new Map<string, Known>()
  let cuts = 0

  /** Keeps what is told, and what was known of the rest. */
  function remember(accessId: string, facts: Facts, checkedAt = clock.local()) {
    const before = known.get(accessId)
    known.delete(accessId)
    const entry: Known = {
      active: facts.active ?? before?.active ?? true,
      endsAt: facts.endsAt ?? before?.endsAt ?? Number.POSITIVE_INFINITY,
      extensionMinutes: facts.extensionMinutes ?? before?.extensionMinutes ?? 0,
      checkedAt,
      cut: before && !before.cut.signal.aborted ? before.cut : newCut(),
      connections: before?.connections ?? 0,
    }
    known.set(accessId, entry)
    forgetOldest()
    cutIfClosed(entry)
  }

  function forgetOldest() {
    if (known.size <= KNOWN_MAX) return
    for (const [accessId, { connections }] of known) {
      if (connections > 0) continue
      known.delete(accessId)
      return
    }
  }

  /** @returns null while the access runs */
  function whyClosed({ active, endsAt }: Known): 'ended' | 'revoked' | null {
    if (clock.now() >= endsAt - (active ? 0 : ROUNDING_MS)) return 'ended'
    return active ? null : 'revoked'
  }

  function cutIfClosed(entry: Known) {
    const why = whyClosed(entry)
    if (!why || entry.cut.signal.aborted) return
    cuts += entry.connections
    entry.cut.abort(why)
  }

  return {
    remember,
    whyClosed,
    cutIfClosed,
    get: (accessId: string) => known.get(accessId),
    entries: () => known.entries(),

    /** Counts known accesses, open connections, and those cut so far. */
    counts() {
      let connections = 0
      for (const entry of known.values()) connections += entry.connections
      return { accesses: known.size, connections, cuts }
    },
  }
}

/** Lets a thousand connections of one access listen. */
function newCut() {
  const cut = new AbortController()
  setMaxListeners(0, cut.signal)
  return cut
}
