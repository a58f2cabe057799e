import { slips, slipsFor } from './distance.ts'
import { askedWords } from './fillers.ts'
import { singular, stem } from './stem.ts'

/** The stems of one or several words that have one meaning: "co2", "intelligence artificielle". */
type Term = string[]

/** Shortest beginning of a term's last word that is perhaps being typed. */
const BEGUN_FROM = 3

/** Knows a word without its plural ("remises", "remise"); a stem would take "consommateur" for "consommation". */
const bare = (word: string) => singular(word).replace(/e$/, '')
const keyOf = (words: readonly string[]) => words.map(bare).join(' ')
const isNear = (typed: string, meant: string) =>
  slips(typed, meant, slipsFor(meant.length)) <= slipsFor(meant.length)

/** @param groups terms that mean the same */
export function createSynonyms(groups: readonly (readonly string[])[]) {
  // A question comes without its fillers, so a term does, too: "gaz à effet de serre".
  const terms = groups.map((group) => group.map(askedWords))
  const others = new Map<string, Term[]>()
  for (const group of terms)
    for (const term of group) {
      const rest = group.filter((one) => one !== term).map((one) => one.map(stem))
      others.set(keyOf(term), [...(others.get(keyOf(term)) ?? []), ...rest])
    }
  const words = terms.flat().flatMap((term) => (term.length === 1 ? term : []))
  const phrases = terms
    .flat()
    .filter((term) => term.length > 1)
    .sort((one, other) => other.length - one.length)

  /** The longest phrase that begins here; its words may be misspelled, and the question's last one unfinished. */
  function phraseAt(asked: readonly string[], at: number): string[] | undefined {
    const fits = (word: string, place: number, test: (typed: string, word: string) => boolean) => {
      const typed = asked[at + place] ?? ''
      const isLast = at + place === asked.length - 1
      return test(typed, word) || (isLast && typed.length >= BEGUN_FROM && word.startsWith(typed))
    }
    const isSame = (typed: string, word: string) => bare(typed) === bare(word)
    return (
      phrases.find((phrase) => phrase.every((word, place) => fits(word, place, isSame))) ??
      phrases.find((phrase) => phrase.every((word, place) => fits(word, place, isNear)))
    )
  }

  return {
    /** Cuts a question where its terms begin and end: most are one word. */
    cut(asked: readonly string[]): string[][] {
      const terms: string[][] = []
      for (let at = 0; at < asked.length; at += terms.at(-1)?.length ?? 1)
        terms.push(phraseAt(asked, at) ?? asked.slice(at, at + 1))
      return terms
    },
    of: (term: readonly string[]): Term[] => others.get(keyOf(term)) ?? [],
    /** The terms that an unknown word means: it has another ending, or is misspelled. */
    near(word: string): Term[] {
      const meant = words.find((one) => stem(one) === stem(word)) ?? words.find((one) => isNear(word, one))
      return meant ? (others.get(keyOf([meant])) ?? []) : []
    },
  }
}
