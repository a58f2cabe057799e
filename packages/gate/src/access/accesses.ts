import type { AccessEvent, Introspection } from '../portal/answers.ts'
import type { PortalClock } from '../portal/clock.ts'
import { createKnown, type Known } from './known.ts'
import type { Pass } from './pass.ts'

/** Says how an access stands; `endsAt` in ms by the portal's clock. */
export type Standing =
  | { open: true; endsAt: number; extensionMinutes: number }
  | { open: false; why: 'ended' | 'revoked' }

/** Spaces the looks at the clock while connections are open. */
const TICK_MS = 250
/** Limits the questions at a time when all accesses are asked about. */
const ASK_AT_ONCE = 8

export type Accesses = ReturnType<typeof createAccesses>

/**
 * Follows the accesses that came through this gate, and cuts what they hold open as soon as they close. The portal's
 * events say it at once; besides, the portal is asked at most once per interval for each access. Between two
 * answers the last one holds, and while the portal is silent too, but never beyond the end.
 */
export function createAccesses(options: {
  introspect: (accessId: string) => Promise<Introspection>
  clock: PortalClock
  intervalMs: number
  /** Tells whether the portal's events are being followed, so that open connections need no asking. */
  hearsEvents: () => boolean
  warn: (message: string) => void
}) {
  const { introspect, clock, intervalMs, hearsEvents, warn } = options
  const known = createKnown(clock)
  const { remember, whyClosed, cutIfClosed, counts } = known
  const asking = new Map<string, Promise<void>>()
  let ticking: NodeJS.Timeout | undefined

  async function ask(accessId: string) {
    try {
      const answer = await introspect(accessId)
      remember(
        accessId,
        answer.active
          ? { active: true, endsAt: answer.exp * 1000, extensionMinutes: answer.extension_minutes }
          : { active: false },
      )
    } catch (error) {
      warn(error instanceof Error ? error.message : 'The introspection failed')
      remember(accessId, {})
    }
  }

  /** Asks once at a time about an access, however many requests wait for the answer. */
  function askOnce(accessId: string) {
    const pending = asking.get(accessId) ?? ask(accessId).finally(() => asking.delete(accessId))
    asking.set(accessId, pending)
    return pending
  }

  // A clock that was set back makes an old answer look young: the distance counts, not the sign.
  const isFresh = (last: Known | undefined) =>
    last !== undefined && Math.abs(clock.local() - last.checkedAt) < intervalMs

  function tick() {
    let isBusy = false
    for (const [accessId, entry] of known.entries()) {
      if (entry.connections === 0) continue
      isBusy = true
      cutIfClosed(entry)
      if (!hearsEvents() && !isFresh(entry) && !entry.cut.signal.aborted) void askOnce(accessId)
    }
    if (isBusy) return
    clearInterval(ticking)
    ticking = undefined
  }

  const entryOf = (pass: Pass): Known | undefined => known.get(pass.access_id)

  return {
    /** Takes an exchange's word that the access runs. */
    admit: (pass: Pass, extensionMinutes: number) =>
      remember(pass.access_id, { active: true, endsAt: pass.access_exp * 1000, extensionMinutes }),

    /** Says where the holder of a pass stands; asks the portal first when its last answer is old. */
    async standing(pass: Pass): Promise<Standing> {
      if (!isFresh(entryOf(pass))) await askOnce(pass.access_id)
      const entry = entryOf(pass)
      if (!entry) return { open: false, why: 'ended' }
      // The portal did not answer since this gate started: the pass itself says when it ends.
      if (entry.endsAt === Number.POSITIVE_INFINITY) entry.endsAt = pass.access_exp * 1000
      const why = whyClosed(entry)
      return why
        ? { open: false, why }
        : { open: true, endsAt: entry.endsAt, extensionMinutes: entry.extensionMinutes }
    },

    /**
     * Counts a connection of an access that stands open.
     *
     * @returns the signal that aborts when the access closes, and what to call when the connection is over
     */
    hold(pass: Pass): { signal: AbortSignal; release: () => void } {
      const entry = entryOf(pass)
      if (!entry) return { signal: AbortSignal.abort('ended'), release: () => {} }
      entry.connections += 1
      ticking ??= setInterval(tick, TICK_MS).unref()
      let isHeld = true
      return {
        signal: entry.cut.signal,
        release() {
          const latest = entryOf(pass)
          if (isHeld && latest) latest.connections -= 1
          isHeld = false
        },
      }
    },

    /** Hears from the portal what became of an access. */
    apply({ access_id, state, access_exp }: AccessEvent) {
      if (!known.get(access_id)) return
      if (state === 'extended' && access_exp !== undefined)
        // The event does not say who added the time: the next answer tells whether the person still may.
        return remember(access_id, { active: true, endsAt: access_exp * 1000 }, Number.NEGATIVE_INFINITY)
      remember(access_id, state === 'ended' ? { endsAt: clock.now() } : { active: false })
    },

    /** Moves the end of an access, in seconds since 1970. */
    extend: (accessId: string, accessExp: number, extensionMinutes: number) =>
      remember(accessId, { endsAt: accessExp * 1000, extensionMinutes }),

    /** Asks about every access once: what happened while nobody listened may have been missed. */
    async askAll() {
      const running = [...known.entries()].filter(([, entry]) => !whyClosed(entry))
      const waiting = running.map(([accessId]) => accessId)
      const work = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await askOnce(next)
      }
      await Promise.all(Array.from({ length: ASK_AT_ONCE }, work))
    },

    counts,
    stop: () => clearInterval(ticking),
  }
}
