import { slips, slipsFor } from './distance.ts'
import { singular, stem } from './stem.ts'

/** A word of the catalogue that a typed word may stand for. */
export type Alternative = { word: string; weight: number }

/** Weight of a word by the way it matches the typed one. */
export const WEIGHT = { exact: 1, ending: 0.8, synonym: 0.4, prefix: 0.5, slip: 0.35, prefixSlip: 0.2 }
/** Shortest beginning of a word: of the last one, which is perhaps being typed, and of any other. */
const PREFIX_FROM = { last: 2, other: 4 }
/** Far more words than anybody means by a few letters. */
const PREFIXES_MAX = 60
/** Shortest typed word that may hold a slip: five letters of which one is missing. */
const SLIPS_FROM = 4
/** Shortest word for which another is suggested, and the largest distance between them. */
const OFFER = { from: 5, slips: 3 }

/**
 * Holds the words of a catalogue, folded.
 *
 * @param telling the words that are worth being suggested
 */
export function createVocabulary(words: readonly string[], telling: readonly string[]) {
  const singulars = words.map(singular)
  const byStem = Map.groupBy(words, stem)

  function slipped(word: string, isLast: boolean): Alternative[] {
    const own = singular(word)
    return words.flatMap((one, at) => {
      // A missing letter makes the typed word the shorter one.
      const most = slipsFor(Math.max(word.length, one.length))
      if (most === 0 || word.length < SLIPS_FROM) return []
      const count = slips(own, singulars[at] ?? one, most)
      if (count <= most) return [{ word: one, weight: WEIGHT.slip / Math.max(1, count) }]
      const begun =
        isLast &&
        slipsFor(word.length) > 0 &&
        one[0] === word[0] &&
        [0, 1].some((more) => slips(word, one.slice(0, word.length + more), 1) <= 1)
      return begun ? [{ word: one, weight: WEIGHT.prefixSlip }] : []
    })
  }

  return {
    /** The words of a stem, as synonyms of a typed one. */
    withStem: (wanted: string): Alternative[] =>
      (byStem.get(wanted) ?? []).map((word) => ({ word, weight: WEIGHT.synonym })),
    /** The words that fit a typed one: itself, with another ending, or begun by it. */
    fitting(word: string, isLast: boolean): Alternative[] {
      const weights = new Map<string, number>()
      if (word.length >= (isLast ? PREFIX_FROM.last : PREFIX_FROM.other))
        for (const one of words.filter((known) => known.startsWith(word)).slice(0, PREFIXES_MAX))
          weights.set(one, WEIGHT.prefix)
      for (const one of byStem.get(stem(word)) ?? [])
        weights.set(one, one === word ? WEIGHT.exact : WEIGHT.ending)
      return [...weights].map(([one, weight]) => ({ word: one, weight }))
    },
    slipped,
    /** The word that was probably meant by one that is far from all; `null` where none is near. */
    nearest(word: string): string | null {
      if (word.length < OFFER.from) return null
      const most = Math.min(OFFER.slips, Math.floor(word.length / 3))
      let best: { word: string; slips: number } | null = null
      for (const one of telling) {
        const count = slips(word, one, most)
        if (count <= most && count < (best?.slips ?? Number.POSITIVE_INFINITY))
          best = { word: one, slips: count }
      }
      return best?.word ?? null
    },
  }
}
