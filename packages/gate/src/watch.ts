import type { PortalClock } from './clock.ts'
import type { Pass } from './pass.ts'
import type { Portal } from './portal.ts'

/** How an access stands for the gate; `endsAt` in ms by the portal's clock. */
export type Standing = { open: true; endsAt: number } | { open: false; why: 'ended' | 'revoked' }

/** The portal's last word on an access. */
type Known = { checkedAt: number; active: boolean; endsAt: number }

/** Ends are whole seconds on the wire: an access that the portal closes this close to its end has ended. */
const ROUNDING_MS = 1000
/** A gate that serves more people than this at once forgets the ones it asked about longest ago. */
const KNOWN_MAX = 10_000

export type AccessWatch = ReturnType<typeof createAccessWatch>

/**
 * Follows the accesses that came through this gate. The portal is asked at most once per interval for each
 * access; between two answers the last one holds, and while the portal is silent too, but never beyond the end.
 */
export function createAccessWatch(options: {
  portal: Portal
  clock: PortalClock
  intervalMs: number
  warn: (message: string) => void
}) {
  const { portal, clock, intervalMs, warn } = options
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<void>>()

  function remember(accessId: string, facts: Omit<Known, 'checkedAt'>) {
    known.delete(accessId)
    known.set(accessId, { ...facts, checkedAt: clock.local() })
    const oldest = known.size > KNOWN_MAX ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
  }

  async function ask(accessId: string) {
    const { active = true, endsAt = Number.POSITIVE_INFINITY } = known.get(accessId) ?? {}
    try {
      const answer = await portal.introspect(accessId)
      remember(accessId, { active: answer.active, endsAt: answer.active ? answer.exp * 1000 : endsAt })
    } catch (error) {
      warn(error instanceof Error ? error.message : 'The introspection failed')
      remember(accessId, { active, endsAt })
    }
  }

  /** One question at a time for each access, however many requests wait for the answer. */
  function askOnce(accessId: string) {
    const pending = asking.get(accessId) ?? ask(accessId).finally(() => asking.delete(accessId))
    asking.set(accessId, pending)
    return pending
  }

  // A clock that was set back makes an old answer look young: the distance counts, not the sign.
  const isFresh = (last: Known | undefined) =>
    last !== undefined && Math.abs(clock.local() - last.checkedAt) < intervalMs

  return {
    /** An exchange has just said that the access runs. */
    admit: (pass: Pass) => remember(pass.access_id, { active: true, endsAt: pass.access_exp * 1000 }),

    /** Where the holder of a pass stands now; asks the portal first when its last answer is old. */
    async standing(pass: Pass): Promise<Standing> {
      if (!isFresh(known.get(pass.access_id))) await askOnce(pass.access_id)
      const last = known.get(pass.access_id)
      const endsAt = Math.min(pass.access_exp * 1000, last?.endsAt ?? Number.POSITIVE_INFINITY)
      const closed = last?.active === false
      if (clock.now() >= endsAt - (closed ? ROUNDING_MS : 0)) return { open: false, why: 'ended' }
      return closed ? { open: false, why: 'revoked' } : { open: true, endsAt }
    },
  }
}
