export type Figures = { views: number; requests: number; grants: number; openings: number; minutes: number }
export const NOTHING: Figures = { views: 0, requests: 0, grants: 0, openings: 0, minutes: 0 }

/** Adds figures to those of the same key. */
export function addFigures<Key>(sums: Map<Key, Figures>, key: Key, more: Partial<Figures>) {
  sums.set(key, sumOf([sums.get(key) ?? NOTHING, { ...NOTHING, ...more }]))
}

export function sumOf(all: Iterable<Figures>): Figures {
  const sum = { ...NOTHING }
  for (const figures of all)
    for (const name of Object.keys(NOTHING) as (keyof Figures)[]) sum[name] += figures[name]
  return sum
}

/**
 * Gives the median of values with their number of occurrences: the mean of the middle two, `null` without
 * values.
 */
export function median(occurrences: ReadonlyMap<number, number>): number | null {
  const sorted = [...occurrences].toSorted(([a], [b]) => a - b)
  const count = sorted.reduce((sum, [, times]) => sum + times, 0)
  if (count === 0) return null
  return (at(sorted, Math.floor((count - 1) / 2)) + at(sorted, Math.floor(count / 2))) / 2
}

/** Gives the value at an index of the sorted row. */
function at(sorted: [number, number][], place: number): number {
  let passed = 0
  for (const [value, times] of sorted) {
    passed += times
    if (place < passed) return value
  }
  return sorted.at(-1)?.[0] ?? 0
}
