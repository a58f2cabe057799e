import type { PublicApp } from '@portal/contract'
import { type CardParts, cardParts } from '@portal/contract/rules'
import { type Counts, countByCategory } from '../countByCategory.ts'
import { type Query, search } from './filter.ts'
import { searchable } from './searchable.ts'
import type { Settings } from './settings.ts'

/**
 * Holds the catalogue in a thread of its own: reading and folding thousands of apps would freeze the page.
 * It is handed bytes and fetches nothing itself: its policy is `default-src 'none'`.
 */
export type Question =
  /** The cards of the build (`/catalogue/fr.json`). */
  | { ask: 'read'; cards: ArrayBuffer; settings: Settings }
  /** The API's newer list of apps, in place of the build's. */
  | { ask: 'renew'; apps: ArrayBuffer; settings: Settings }
  | { ask: 'find'; query: Query; limit: number }

export type Found = { total: number; cards: CardParts[] }

const parse = <Value>(bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as Value

let items: ReturnType<typeof searchable>[] = []

function hold(cards: CardParts[], { words }: Settings): Counts {
  items = cards.map((card) => searchable(card, words))
  return countByCategory(items)
}

function answer(question: Question): Found | Counts {
  switch (question.ask) {
    case 'read':
      return hold(parse<CardParts[]>(question.cards), question.settings)
    case 'renew': {
      const { language, mediaBase } = question.settings
      const apps = parse<PublicApp[]>(question.apps)
      return hold(
        apps.map((app) => cardParts(app, language, mediaBase)),
        question.settings,
      )
    }
    case 'find': {
      const found = search(items, question.query)
      return { total: found.length, cards: found.slice(0, question.limit).map(({ card }) => card) }
    }
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Question>) => {
  try {
    port?.postMessage(answer(data))
  } catch {
    port?.postMessage(null)
  }
})
