/** So many in so many milliseconds. */
export type Window = { max: number; per: number }
type Count = { start: number; count: number }

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
      const counts = kept.get(key) ?? windows.map(() => ({ start: now, count: 0 }))
      kept.delete(key)
      kept.set(key, counts)
      if (kept.size > keysMax) kept.delete(kept.keys().next().value as string)
      const current = windows.map((window, index) => ({ window, count: renewed(counts[index], window, now) }))
      const full = current.filter(({ window, count }) => count.count >= window.max)
      if (full.length)
        return Math.max(
          ...full.map(({ window, count }) => Math.ceil((count.start + window.per - now) / 1000)),
        )
      for (const { count } of current) count.count++
      return 0
    },
    get size() {
      return kept.size
    },
  }
}

/** A window that is over, or that starts in the future because the clock was set back, starts anew. */
function renewed(count: Count | undefined, { per }: Window, now: number): Count {
  if (!count) return { start: now, count: 0 }
  if (now >= count.start + per || now < count.start) {
    count.start = now
    count.count = 0
  }
  return count
}
