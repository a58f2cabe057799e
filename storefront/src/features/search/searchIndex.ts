import MiniSearch, { type Query } from 'minisearch'
import { slips, slipsFor } from './distance.ts'
import { askedWords, isFiller } from './fillers.ts'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** The words by which an app is found, in every language at once. */
export type Searched = { id: number; name: string; tags: string; category: string; text: string }
/** An app that was found; `stems` are the stems of its words that matched, for the marks. */
export type Hit = { id: number; stems: string[] }
export type Found = {
  hits: Hit[]
  /** Suggested words for those that are nowhere. */
  meant: string | null
}

const FIELDS = ['name', 'tags', 'category', 'text'] as const
const BOOST = { name: 8, tags: 4, category: 2, text: 1 }
/** Weight of a word by the way it matches the query. */
const WEIGHT = { exact: 1, synonym: 0.6, prefix: 0.5, slip: 0.35, prefixSlip: 0.2 }
const PREFIX_FROM = 2
/** Far more words than anybody means by a few letters. */
const PREFIXES_MAX = 60
/** Largest distance of a suggested word. */
const OFFER_SLIPS = 3

type Alternative = { stem: string; weight: number }

/**
 * Indexes a catalogue for people's words: accents, plurals and simple endings do not count, a word may hold a slip from
 * five letters and two from eight, the last word may be unfinished, and synonyms stand for each other.
 *
 * @param synonyms groups of words that mean the same
 */
export function createSearchIndex(apps: readonly Searched[], synonyms: readonly (readonly string[])[] = []) {
  const index = new MiniSearch<Searched>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: (word) => (isFiller(word) ? null : stem(word)),
    searchOptions: { boost: BOOST, processTerm: (term) => term, tokenize: (term) => [term] },
  })
  index.addAll(apps)
  const words = [...new Set(apps.flatMap((app) => FIELDS.flatMap((field) => wordsOf(app[field]))))].filter(
    (word) => !isFiller(word),
  )
  const known = new Set(words.map(stem))
  const groups = synonyms.map((group) => group.flatMap(wordsOf).map(stem))

  /** The stems of the catalogue that a typed word may stand for. */
  function alternatives(word: string, isLast: boolean): Alternative[] {
    const own = stem(word)
    const weights = new Map<string, number>()
    const add = (found: string, weight: number) =>
      weights.set(found, Math.max(weight, weights.get(found) ?? 0))
    if (known.has(own)) add(own, WEIGHT.exact)
    for (const group of groups)
      if (group.includes(own)) for (const other of group) if (known.has(other)) add(other, WEIGHT.synonym)
    if (word.length >= PREFIX_FROM)
      for (const one of words.filter((known) => known.startsWith(word)).slice(0, PREFIXES_MAX))
        add(stem(one), WEIGHT.prefix)
    if (weights.size === 0) for (const one of slipped(word, isLast)) add(one.stem, one.weight)
    return [...weights].map(([stem, weight]) => ({ stem, weight }))
  }

  function slipped(word: string, isLast: boolean): Alternative[] {
    const most = slipsFor(word.length)
    if (most === 0) return []
    return words.flatMap((one) => {
      const count = slips(word, one, most)
      if (count <= most) return [{ stem: stem(one), weight: WEIGHT.slip / count }]
      const begun = isLast && [0, 1].some((more) => slips(word, one.slice(0, word.length + more), 1) <= 1)
      return begun ? [{ stem: stem(one), weight: WEIGHT.prefixSlip }] : []
    })
  }

  const queryOf = (asked: string[], combineWith: 'AND' | 'OR'): Query => ({
    combineWith,
    queries: asked.map((word, at) => ({
      combineWith: 'OR',
      queries: alternatives(word, at === asked.length - 1).map(({ stem, weight }) => ({
        queries: [stem],
        boostTerm: () => weight,
      })),
    })),
  })

  const search = (asked: string[], combineWith: 'AND' | 'OR'): Hit[] =>
    index.search(queryOf(asked, combineWith)).map(({ id, terms }) => ({ id, stems: terms }))

  /** The question with each word that is nowhere replaced by the nearest one that is somewhere. */
  function meantBy(asked: string[]): string | null {
    const replaced = asked.map((word) => (alternatives(word, false).length ? word : nearest(word)))
    const offered = replaced.filter((word) => word !== null)
    return offered.length > 0 && offered.join(' ') !== asked.join(' ') ? offered.join(' ') : null
  }

  function nearest(word: string): string | null {
    let best: { word: string; slips: number } | null = null
    for (const one of words) {
      const count = slips(word, one, Math.min(OFFER_SLIPS, Math.floor(word.length / 2)))
      if (count <= Math.floor(word.length / 2) && count <= OFFER_SLIPS && count < (best?.slips ?? 9))
        best = { word: one, slips: count }
    }
    return best?.word ?? null
  }

  return {
    /** Finds apps, the best first; where no app fits every word, nothing, and what was probably meant. */
    find(question: string): Found {
      const asked = askedWords(question)
      // A word that is nowhere says nothing, as long as another one is somewhere.
      const known = asked.filter((word, at) => alternatives(word, at === asked.length - 1).length > 0)
      const hits = known.length > 0 ? search(known, 'AND') : []
      return { hits, meant: hits.length > 0 ? null : meantBy(asked) }
    },
    /** The apps that fit some of a question, for whoever found none that fits all of it. */
    nearest(question: string, most: number): Hit[] {
      const meant = meantBy(askedWords(question)) ?? question
      return search(askedWords(meant), 'OR').slice(0, most)
    },
  }
}
