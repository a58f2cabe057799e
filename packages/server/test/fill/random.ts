/** Makes pseudo-random numbers that are the same at every run (mulberry32). */
export function repeatable(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** Gives a whole number from 0 to `below`, exclusive. */
    below: (below: number) => Math.floor(next() * below),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}
export type Repeatable = ReturnType<typeof repeatable>
