/**
 * Lists for each item the next ones of its group, in a circle, so that a changed item shows in few lists.
 *
 * @param count how many at most
 * @returns lists in the items' order
 */
export function followers<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => unknown,
  count: number,
): Item[][] {
  const groups = Map.groupBy(items, groupOf)
  const places = new Map<Item, number>()
  for (const group of groups.values()) for (const [place, item] of group.entries()) places.set(item, place)
  return items.map((item) => {
    const group = groups.get(groupOf(item)) ?? []
    const next = (places.get(item) ?? 0) + 1
    const length = Math.min(count, group.length - 1)
    return Array.from({ length }, (_, ahead) => group[(next + ahead) % group.length] as Item)
  })
}
