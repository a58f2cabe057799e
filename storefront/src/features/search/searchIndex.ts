import MiniSearch, { type Query } from 'minisearch'
import { slips, slipsFor } from './distance.ts'
import { askedWords, isFiller } from './fillers.ts'
import { singular, stem } from './stem.ts'
import { createSynonyms } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** The words by which an app is found, in every language at once. */
export type Searched = { id: number; name: string; tags: string; category: string; text: string }
/** An app that was found; `stems` are the stems of its words that matched, for the marks. */
type Hit = { id: number; stems: string[] }
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
/** Shortest typed word that may hold a slip: five letters of which one is missing. */
const SLIPS_FROM = 4
/** Far more words than anybody means by a few letters. */
const PREFIXES_MAX = 60
/** Largest distance of a suggested word. */
const OFFER_SLIPS = 3

type Alternative = { stem: string; weight: number }
/** A term of a question; one that is not sure was found by a slip alone. */
type TermQuery = { query: Query; isSure: boolean }

/**
 * Indexes a catalogue for people's words: accents, plurals and simple endings do not count, a word may hold a slip from
 * five letters and two from eight, the last word may be unfinished, and synonyms stand for each other.
 *
 * @param groups words, or terms of several words, that mean the same
 */
export function createSearchIndex(apps: readonly Searched[], groups: readonly (readonly string[])[] = []) {
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
  const singulars = words.map(singular)
  const known = new Set(words.map(stem))
  const synonyms = createSynonyms(groups)

  /** The stems of the catalogue that a typed word may stand for; slips are looked for where nothing else fits. */
  function alternatives(word: string, isLast: boolean): Alternative[] {
    const own = stem(word)
    const weights = new Map<string, number>()
    const add = (found: string, weight: number) =>
      weights.set(found, Math.max(weight, weights.get(found) ?? 0))
    if (known.has(own)) add(own, WEIGHT.exact)
    if (word.length >= PREFIX_FROM)
      for (const one of words.filter((known) => known.startsWith(word)).slice(0, PREFIXES_MAX))
        add(stem(one), WEIGHT.prefix)
    if (weights.size === 0 && synonyms.of([word]).length === 0)
      for (const one of slipped(word, isLast)) add(one.stem, one.weight)
    return [...weights].map(([stem, weight]) => ({ stem, weight }))
  }

  function slipped(word: string, isLast: boolean): Alternative[] {
    const own = singular(word)
    return words.flatMap((one, at) => {
      // A missing letter makes the typed word the shorter one.
      const most = slipsFor(Math.max(word.length, one.length))
      if (most === 0 || word.length < SLIPS_FROM) return []
      const count = slips(own, singulars[at] ?? one, most)
      if (count <= most) return [{ stem: stem(one), weight: WEIGHT.slip / Math.max(1, count) }]
      const begun =
        isLast &&
        slipsFor(word.length) > 0 &&
        [0, 1].some((more) => slips(word, one.slice(0, word.length + more), 1) <= 1)
      return begun ? [{ stem: stem(one), weight: WEIGHT.prefixSlip }] : []
    })
  }

  const exactly = (stem: string, weight: number): Query => ({ queries: [stem], boostTerm: () => weight })
  const anyOf = (found: Alternative[]): Query => ({
    combineWith: 'OR',
    queries: found.map(({ stem, weight }) => exactly(stem, weight)),
  })

  /** Finds a term of a question by its own words, or by another term of the same meaning; null where it is nowhere. */
  function termQuery(term: string[], isLast: boolean): TermQuery | null {
    const own = term.map((word, at) => alternatives(word, isLast && at === term.length - 1))
    const isSomewhere = own.every((found) => found.length > 0)
    const isSure = isSomewhere && own.flat().some(({ weight }) => weight >= WEIGHT.prefix)
    const [word = ''] = term
    const others = [...synonyms.of(term), ...(isSomewhere || term.length > 1 ? [] : synonyms.near(word))]
      .filter((stems) => stems.every((stem) => known.has(stem)))
      .map((stems) => ({
        combineWith: 'AND' as const,
        queries: stems.map((stem) => exactly(stem, WEIGHT.synonym)),
      }))
    if (!isSomewhere && others.length === 0) return null
    const queries = [
      ...(isSomewhere ? [{ combineWith: 'AND' as const, queries: own.map(anyOf) }] : []),
      ...others,
    ]
    return { query: { combineWith: 'OR', queries }, isSure: isSure || others.length > 0 }
  }

  /** The terms of a question that are somewhere: one that is nowhere says nothing, as long as another is. */
  const termsOf = (asked: string[]): TermQuery[] =>
    synonyms
      .cut(asked)
      .map((term, at, all) => termQuery(term, at === all.length - 1))
      .filter((term) => term !== null)

  function search(terms: TermQuery[], combineWith: 'AND' | 'OR', fields: readonly string[] = FIELDS): Hit[] {
    if (terms.length === 0) return []
    return index
      .search({ combineWith, queries: terms.map(({ query }) => query), fields: [...fields] })
      .map(({ id, terms }) => ({ id, stems: terms }))
  }

  /** Finds what fits every term, else some; a word that may be a slip ranks what the others found, and hides none of it. */
  function searchBest(terms: TermQuery[], fields: readonly string[]): Hit[] {
    const sure = terms.filter(({ isSure }) => isSure)
    const wanted = sure.length > 0 ? sure : terms
    const every = search(wanted, 'AND', fields)
    if (every.length === 0) return search(wanted, 'OR', fields)
    if (wanted.length === terms.length) return every
    const ids = new Set(every.map(({ id }) => id))
    return search(terms, 'OR', fields).filter(({ id }) => ids.has(id))
  }

  /** The question with each word that is nowhere replaced by the nearest one that is somewhere. */
  function meantBy(asked: string[]): string | null {
    const replaced = asked.map((word) => (alternatives(word, false).length ? word : nearest(word)))
    const offered = replaced.filter((word) => word !== null)
    return offered.length > 0 && offered.join(' ') !== asked.join(' ') ? offered.join(' ') : null
  }

  function nearest(word: string): string | null {
    const most = Math.min(OFFER_SLIPS, Math.floor(word.length / 3))
    let best: { word: string; slips: number } | null = null
    for (const one of words) {
      const count = slips(word, one, most)
      if (count <= most && count < (best?.slips ?? 9)) best = { word: one, slips: count }
    }
    return best?.word ?? null
  }

  return {
    /** Finds apps, the best first: those that fit every word, else some of them, else none and what was probably meant. */
    find(question: string): Found {
      const asked = askedWords(question)
      // '#énergie' asks for a tag.
      const fields = question.trim().startsWith('#') ? ['tags'] : FIELDS
      const hits = searchBest(termsOf(asked), fields)
      return { hits, meant: hits.length > 0 ? null : meantBy(asked) }
    },
    /** The apps that fit some of a question, for whoever found none that fits all of it. */
    nearest(question: string, most: number): Hit[] {
      const meant = meantBy(askedWords(question)) ?? question
      return search(termsOf(askedWords(meant)), 'OR').slice(0, most)
    },
  }
}
