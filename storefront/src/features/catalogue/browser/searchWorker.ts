import type { PublicApp } from '@portal/contract'
import { type CardParts, cardParts } from '@portal/contract/rules'
import { createSearchIndex } from '../../search/searchIndex.ts'
import { type Counts, countByCategory } from '../countByCategory.ts'
import { byAge, newestOf } from '../newest.ts'
import { otherParts } from '../otherParts.ts'
import type { SearchedCard } from '../searchedCards.ts'
import { passes, type Query, type Sort } from './filter.ts'
import { searchable } from './searchable.ts'
import type { Settings } from './settings.ts'

/** Groups of words that mean the same (`/catalogue/synonyms.json`). */
export type Synonyms = string[][]

/**
 * Holds the catalogue in a thread of its own: reading and indexing thousands of apps would freeze the page.
 * It is handed bytes and fetches nothing itself: its policy is `default-src 'none'`.
 */
export type Question =
  /** The cards of the build (`/catalogue/fr.json`). */
  | { ask: 'read'; cards: ArrayBuffer; synonyms: Synonyms; settings: Settings }
  /** The API's newer list of apps, in place of the build's. */
  | { ask: 'renew'; apps: ArrayBuffer; synonyms: Synonyms; settings: Settings }
  | { ask: 'find'; query: Query; limit: number }

/** A card that was found, with the words of it that matched. */
type FoundCard = { card: CardParts; words: string[] }
export type Found = {
  total: number
  cards: FoundCard[]
  /** Suggested words when nothing was found. */
  meant: string | null
  /** The words are nowhere in the catalogue: no filter hid what they found. */
  missed: boolean
}

/** Cards that are offered where nothing fits. */
const OFFERED = 3

const { compare } = new Intl.Collator(['fr', 'en'])
const COMPARE: Record<Sort, ((one: SearchedCard, other: SearchedCard) => number) | null> = {
  order: null,
  new: byAge,
  name: (one, other) => compare(one.name, other.name),
}

const parse = <Value>(bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as Value

function open(cards: SearchedCard[], synonyms: Synonyms, { categories }: Settings) {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const index = createSearchIndex(
    cards.map((card) => searchable(card, categories)),
    synonyms,
  )
  const cardsOf = (hits: { id: number; words: string[] }[]) =>
    hits.flatMap(({ id, words }) => {
      const card = byId.get(id)
      return card ? [{ card, words }] : []
    })
  const plain = (some: SearchedCard[]) => some.map((card) => ({ card, words: [] }))
  /** The nearest cards, and the first of the catalogue in the places that are left. */
  function offeredFor(question: string): FoundCard[] {
    const near = cardsOf(index.nearest(question, OFFERED))
    const ids = new Set(near.map(({ card }) => card.id))
    return [...near, ...plain(cards.filter(({ id }) => !ids.has(id)))].slice(0, OFFERED)
  }
  const inOrder = (found: ReturnType<typeof cardsOf>, sort: Sort) => {
    const by = COMPARE[sort]
    return by ? found.toSorted((one, other) => by(one.card, other.card)) : found
  }
  return {
    cards,
    find(query: Query, limit: number): Found {
      const { hits, meant } = query.q.trim()
        ? index.find(query.q)
        : { hits: cards.map(({ id }) => ({ id, words: [] })), meant: null }
      const found = cardsOf(hits).filter(({ card }) => passes(card, query))
      if (found.length > 0 || !query.q.trim())
        return {
          total: found.length,
          cards: inOrder(found, query.sort).slice(0, limit),
          meant: null,
          missed: false,
        }
      return {
        total: 0,
        cards: offeredFor(query.q),
        meant,
        missed: hits.length === 0,
      }
    },
  }
}

let catalogue: ReturnType<typeof open> | undefined

function hold(cards: SearchedCard[], synonyms: Synonyms, settings: Settings): Counts {
  catalogue = open(cards, synonyms, settings)
  return countByCategory(cards)
}

function answer(question: Question): Found | Counts {
  switch (question.ask) {
    case 'read':
      return hold(parse<SearchedCard[]>(question.cards), question.synonyms, question.settings)
    case 'renew': {
      const { language, mediaBase } = question.settings
      const other = language === 'fr' ? 'en' : 'fr'
      const apps = parse<PublicApp[]>(question.apps)
      const newest = newestOf(apps, new Date())
      const cards = apps.map((app) => ({
        ...cardParts(app, language, mediaBase),
        isNew: newest.has(app.id),
        created_at: app.created_at,
        other: otherParts(cardParts(app, other, mediaBase)),
      }))
      return hold(cards, question.synonyms, question.settings)
    }
    case 'find':
      return (
        catalogue?.find(question.query, question.limit) ?? { total: 0, cards: [], meant: null, missed: false }
      )
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Question>) => {
  try {
    port?.postMessage(answer(data))
  } catch {
    port?.postMessage(null)
  }
})
