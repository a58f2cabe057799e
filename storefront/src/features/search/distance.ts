/** Slips that a word of this length may hold: none below five letters, one from five, two from eight. */
export function slipsFor(length: number): number {
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/**
 * Counts the slips between two words: a letter that is missing, doubled or wrong, or two neighbours that changed
 * places, each is one (optimal string alignment).
 *
 * @returns `most + 1` for anything above `most`
 */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let best = row
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      let least = Math.min(
        value(previous, at) + 1,
        value(current, at - 1) + 1,
        value(previous, at - 1) + (same ? 0 : 1),
      )
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, value(before, at - 2) + 1)
      current.push(least)
      best = Math.min(best, least)
    }
    if (best > most) return most + 1
    ;[before, previous] = [previous, current]
  }
  return Math.min(value(previous, other.length), most + 1)
}

const value = (row: readonly number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY
