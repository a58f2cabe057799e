import { slips, slipsFor } from './distance.ts'
import { askedWords } from './fillers.ts'
import { singular, stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** The stems of one or several words that have one meaning: "co2", "intelligence artificielle". */
type Term = string[]

/** Knows a term by its words without plurals ("remises", "remise"); stems would take "consommateur" for "consommation". */
const keyOf = (words: readonly string[]) => words.map((word) => singular(word).replace(/e$/, '')).join(' ')

/** @param groups terms that mean the same */
export function createSynonyms(groups: readonly (readonly string[])[]) {
  const others = new Map<string, Term[]>()
  const words = groups.flat().flatMap((term) => (wordsOf(term).length === 1 ? wordsOf(term) : []))
  // A question comes without its fillers, so a term does, too: "gaz à effet de serre".
  for (const group of groups.map((terms) => terms.map(askedWords)))
    for (const term of group) {
      const rest = group.filter((one) => one !== term).map((one) => one.map(stem))
      others.set(keyOf(term), [...(others.get(keyOf(term)) ?? []), ...rest])
    }
  const longest = Math.max(1, ...groups.flat().map((term) => askedWords(term).length))

  /** The number of words of the longest term that begins here; 1 where none does. */
  function lengthAt(words: readonly string[], at: number): number {
    for (let length = Math.min(longest, words.length - at); length > 1; length--)
      if (others.has(keyOf(words.slice(at, at + length)))) return length
    return 1
  }

  return {
    /** Cuts a question where its terms begin and end: most are one word. */
    cut(words: readonly string[]): string[][] {
      const terms: string[][] = []
      for (let at = 0; at < words.length; at += terms.at(-1)?.length ?? 1)
        terms.push(words.slice(at, at + lengthAt(words, at)))
      return terms
    },
    of: (words: readonly string[]): Term[] => others.get(keyOf(words)) ?? [],
    /** The terms that an unknown word means: it has another ending, or is misspelled. */
    near(word: string): Term[] {
      const meant =
        words.find((one) => stem(one) === stem(word)) ??
        words.find((one) => slips(word, one, slipsFor(one.length)) <= slipsFor(one.length))
      return meant ? (others.get(keyOf([meant])) ?? []) : []
    },
  }
}
