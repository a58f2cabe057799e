/** Words kept around what differs, so that its place is recognised. */
const AROUND = 5

type Difference = { start: string; removed: string; added: string; end: string }

/** Finds the words in which two texts differ, with a few words before and after them. */
export function difference(before: string, after: string): Difference {
  const [old, fresh] = [words(before), words(after)]
  const most = Math.min(old.length, fresh.length)
  let same = 0
  while (same < most && old[same] === fresh[same]) same++
  let tail = 0
  while (tail < most - same && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++
  return {
    start: lastOf(old.slice(0, same)),
    removed: old.slice(same, old.length - tail).join(''),
    added: fresh.slice(same, fresh.length - tail).join(''),
    end: firstOf(fresh.slice(fresh.length - tail)),
  }
}

/** Splits after each blank, which stays with the word before it. */
const words = (text: string) => text.match(/\S*\s*/g)?.filter(Boolean) ?? []
const lastOf = (kept: string[]) => (kept.length > AROUND ? '… ' : '') + kept.slice(-AROUND).join('')
const firstOf = (kept: string[]) => kept.slice(0, AROUND).join('') + (kept.length > AROUND ? '…' : '')
