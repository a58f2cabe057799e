import type { PublicApp } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { type Entry, toEntry } from './entry.ts'
import { countByCategory, type Query, search } from './filter.ts'
import type { Labels } from './labels.ts'
import { searchable } from './searchable.ts'

/**
 * The catalogue in a thread of its own: reading and folding thousands of apps on the page's would hold up the
 * visitor's hand. It is given bytes and fetches nothing itself: its policy is `default-src 'none'`.
 */
export type Question =
  /** The index of the build (`/catalogue/fr.json`). */
  | { ask: 'read'; index: ArrayBuffer }
  /** The API's newer list of apps, in place of the build's. */
  | { ask: 'renew'; apps: ArrayBuffer; language: Language }
  | { ask: 'find'; query: Query; limit: number }

export type Found = { total: number; entries: Entry[]; labels: Labels }
/** How many apps each category has; 0 is all of them. */
export type Counts = Record<number, number>

const parse = <Value>(bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as Value

let labels: Labels
let mediaBase: string
let items: ReturnType<typeof searchable>[] = []

function answer(question: Question): Found | Counts {
  switch (question.ask) {
    case 'read': {
      const index = parse<CatalogueIndex>(question.index)
      ;({ labels, mediaBase } = index)
      items = index.entries.map((entry) => searchable(entry, labels))
      return countByCategory(items)
    }
    case 'renew':
      items = parse<PublicApp[]>(question.apps).map((app) =>
        searchable(toEntry(app, question.language, mediaBase), labels),
      )
      return countByCategory(items)
    case 'find': {
      const found = search(items, question.query)
      const entries = found.slice(0, question.limit).map(({ entry }) => entry)
      return { total: found.length, entries, labels }
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
