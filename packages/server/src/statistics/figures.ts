export type Figures = { requests: number; grants: number; openings: number }
export const NOTHING: Figures = { requests: 0, grants: 0, openings: 0 }

/** Adds figures to those of the same key. */
export function addFigures<Key>(sums: Map<Key, Figures>, key: Key, more: Figures) {
  const before = sums.get(key) ?? NOTHING
  sums.set(key, {
    requests: before.requests + more.requests,
    grants: before.grants + more.grants,
    openings: before.openings + more.openings,
  })
}

/**
 * The middle of values that occur so many times each; the mean of the two in the middle where there are two, `null`
 * where there are none.
 */
export function median(occurrences: ReadonlyMap<number, number>): number | null {
  const sorted = [...occurrences].toSorted(([a], [b]) => a - b)
  const count = sorted.reduce((sum, [, times]) => sum + times, 0)
  if (count === 0) return null
  return (at(sorted, Math.floor((count - 1) / 2)) + at(sorted, Math.floor(count / 2))) / 2
}

/** The value at a place of the sorted row that the occurrences stand for. */
function at(sorted: [number, number][], place: number): number {
  let passed = 0
  for (const [value, times] of sorted) {
    passed += times
    if (place < passed) return value
  }
  return sorted.at(-1)?.[0] ?? 0
}
