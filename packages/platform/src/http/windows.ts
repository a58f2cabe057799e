/** So many in so many milliseconds. */
export type Window = { max: number; per: number }
type Count = { window: Window; start: number; count: number }

const KEYS_MAX = 50_000

/**
 * Counts by key in fixed windows, in memory and bounded: the keys unused for longest make room
 * (security, 2.3). What must hold across servers is counted in the database instead (`attempts.ts`).
 */
export function countedWindows(keysMax = KEYS_MAX) {
  const kept = new Map<string, Count[]>()
  return {
    /**
     * Counts one.
     * @returns 0 where it is allowed, else the seconds after which to come back
     */
    take(key: string, windows: readonly Window[], now: number): number {
      const counts = kept.get(key) ?? windows.map((window) => ({ window, start: now, count: 0 }))
      kept.delete(key)
      kept.set(key, counts)
      if (kept.size > keysMax) kept.delete(kept.keys().next().value as string)
      let seconds = 0
      for (const one of counts) {
        renew(one, now)
        const { max, per } = one.window
        if (one.count >= max) seconds = Math.max(seconds, Math.ceil((one.start + per - now) / 1000))
      }
      if (seconds === 0) for (const one of counts) one.count++
      return seconds
    },
    get size() {
      return kept.size
    },
  }
}

/** A window that is over, or that starts in the future because the clock was set back, starts anew. */
function renew(count: Count, now: number) {
  if (now < count.start + count.window.per && now >= count.start) return
  count.start = now
  count.count = 0
}
