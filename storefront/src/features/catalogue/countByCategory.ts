/** Counts apps by category; 0 is all. */
export type Counts = Record<number, number>

/** Counts the apps of each category. */
export function countByCategory(items: readonly { category: number }[]): Counts {
  const counts: Counts = { 0: items.length, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { category } of items) counts[category] = (counts[category] ?? 0) + 1
  return counts
}
