export const SHELVES = 8
export const BAYS = 14

/** Tells the page how full each place is, from 0 to 3, and how many pallets have moved. */
export type Stock = { places: number[]; moves: number }

/** Fills a warehouse for the start of the day. */
export const newStock = (random: () => number = Math.random): Stock => ({
  places: Array.from({ length: SHELVES * BAYS }, () => Math.floor(random() * 4)),
  moves: 0,
})

/** Moves one pallet, in or out, somewhere. */
export function move({ places, moves }: Stock, random: () => number = Math.random): Stock {
  const at = Math.floor(random() * places.length)
  const by = random() < 0.5 ? -1 : 1
  return {
    places: places.map((level, index) => (index === at ? Math.min(3, Math.max(0, level + by)) : level)),
    moves: moves + 1,
  }
}
