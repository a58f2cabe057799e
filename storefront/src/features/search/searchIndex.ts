import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch'
import { askedWords, isFiller } from './fillers.ts'
import { createSynonyms } from './synonyms.ts'
import { type Alternative, createVocabulary, WEIGHT } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** The words by which an app is found, in every language at once. */
export type Searched = { id: number; name: string; tags: string; category: string; text: string }
/** An app that was found; `words` are those of its words that matched, for the marks. */
type Hit = { id: number; words: string[] }
export type Found = {
  hits: Hit[]
  /** Suggested words for those that are nowhere. */
  meant: string | null
}

const FIELDS = ['name', 'tags', 'category', 'text'] as const
type Field = (typeof FIELDS)[number]
const BOOST = { name: 8, tags: 4, category: 2, text: 1 }
/** Fewer apps that fit every word are followed by the nearest of those that fit some. */
const FEW = 3

/** The score without the library's factor for every word that matched: here they are variants and synonyms of one. */
const merit = ({ score, queryTerms }: SearchResult) => score / queryTerms.length

/** A term of a question; one that is not sure was found by a slip alone. */
type TermQuery = { query: QueryCombination; isSure: boolean }

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
    processTerm: (word) => (isFiller(word) ? null : word),
    searchOptions: { boost: BOOST, processTerm: (term) => term, tokenize: (term) => [term] },
  })
  index.addAll(apps)
  const wordsIn = (...fields: Field[]) => {
    const words = new Set(apps.flatMap((app) => fields.flatMap((field) => wordsOf(app[field]))))
    return [...words].filter((word) => !isFiller(word))
  }
  const vocabulary = createVocabulary(wordsIn(...FIELDS), wordsIn('name', 'tags'))
  const synonyms = createSynonyms(groups)

  const anyOf = (found: readonly Alternative[]): QueryCombination => ({
    combineWith: 'OR',
    queries: found.map(({ word, weight }) => ({ queries: [word], boostTerm: () => weight })),
  })
  const allOf = (parts: readonly Alternative[][]): QueryCombination => ({
    combineWith: 'AND',
    queries: parts.map(anyOf),
  })

  /** The terms of one meaning that the catalogue holds. */
  const sameAs = (terms: readonly string[][]): QueryCombination[] =>
    terms
      .map((stems) => stems.map((stem) => vocabulary.withStem(stem)))
      .filter((parts) => parts.every((words) => words.length > 0))
      .map(allOf)

  /** The words that a typed one may stand for; slips are looked for where nothing else fits. */
  function alternatives(word: string, isLast: boolean): Alternative[] {
    const fitting = vocabulary.fitting(word, isLast)
    return fitting.length > 0 || synonyms.of([word]).length > 0 ? fitting : vocabulary.slipped(word, isLast)
  }

  /** Finds a term of a question by its own words, or by another term of the same meaning; null where it is nowhere. */
  function termQuery(term: string[], isLast: boolean): TermQuery | null {
    const own = term.map((word, at) => alternatives(word, isLast && at === term.length - 1))
    const isSomewhere = own.every((found) => found.length > 0)
    const isCertain = isSomewhere && own.flat().some(({ weight }) => weight >= WEIGHT.prefix)
    const [word = ''] = term
    const near = isSomewhere || term.length > 1 ? [] : synonyms.near(word)
    const same = sameAs([...synonyms.of(term), ...near])
    const queries: QueryCombination[] = [...(isSomewhere ? [allOf(own)] : []), ...same]
    if (queries.length === 0) return null
    return { query: { combineWith: 'OR', queries }, isSure: isCertain || same.length > 0 }
  }

  /** The terms of a question that are somewhere: one that is nowhere says nothing, as long as another is. */
  const termsOf = (asked: string[]): TermQuery[] =>
    synonyms
      .cut(asked)
      .map((term, at, all) => termQuery(term, at === all.length - 1))
      .filter((term) => term !== null)

  function search(
    queries: QueryCombination[],
    combineWith: 'AND' | 'OR',
    fields: Field[] = [...FIELDS],
  ): Hit[] {
    if (queries.length === 0) return []
    return index
      .search({ combineWith, queries, fields })
      .toSorted((one, other) => merit(other) - merit(one))
      .map(({ id, terms }) => ({ id, words: terms }))
  }
  const queriesOf = (terms: TermQuery[]) => terms.map(({ query }) => query)

  /** Finds what carries a tag; a synonym of it is another tag. */
  const searchTag = (asked: string[]): Hit[] =>
    search(
      asked.map((word, at) => anyOf(alternatives(word, at === asked.length - 1))),
      'AND',
      ['tags'],
    )

  /** Finds what fits every term, else some; a word that may be a slip ranks what the others found, and hides none of it. */
  function searchBest(terms: TermQuery[]): Hit[] {
    const sure = terms.filter(({ isSure }) => isSure)
    const wanted = queriesOf(sure.length > 0 ? sure : terms)
    const ids = new Set(search(wanted, 'AND').map(({ id }) => id))
    const some = search(wanted, 'OR')
    if (ids.size === 0) return some
    const every = search(queriesOf(terms), 'OR').filter(({ id }) => ids.has(id))
    const others = some.filter(({ id }) => !ids.has(id))
    return [...every, ...others.slice(0, Math.max(0, FEW - every.length))]
  }

  /** The question with each word that is nowhere replaced by the nearest one that is somewhere. */
  function meantBy(asked: string[]): string | null {
    const replaced = asked.map((word) => (alternatives(word, false).length ? word : vocabulary.nearest(word)))
    const offered = replaced.filter((word) => word !== null)
    return offered.length > 0 && offered.join(' ') !== asked.join(' ') ? offered.join(' ') : null
  }

  return {
    /** Finds apps, the best first: those that fit every word, else some of them, else none and what was probably meant. */
    find(question: string): Found {
      const asked = askedWords(question)
      // '#énergie' asks for a tag.
      const hits = question.trim().startsWith('#') ? searchTag(asked) : searchBest(termsOf(asked))
      return { hits, meant: hits.length > 0 ? null : meantBy(asked) }
    },
    /** The apps that fit some of a question, for whoever found none that fits all of it. */
    nearest(question: string, most: number): Hit[] {
      const meant = meantBy(askedWords(question)) ?? question
      return search(queriesOf(termsOf(askedWords(meant))), 'OR').slice(0, most)
    },
  }
}
