/** Moves an item of a list; positions outside of it mean its ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.min(Math.max(to, 0), items.length - 1)
  const moved = items.toSpliced(from, 1)
  return moved.toSpliced(target, 0, ...items.slice(from, from + 1))
}
