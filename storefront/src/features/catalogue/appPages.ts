import { createHash } from 'node:crypto'
import type { PublicApp } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import { apps } from '../../lib/catalogue.ts'
import { entriesIn } from './entries.ts'
import type { Entry } from './entry.ts'
import { followers } from './followers.ts'

export type AppPage = {
  app: PublicApp
  similar: Entry[]
  /**
   * Digest of all that the page shows besides sources and settings: where it is that of the last release, the publisher
   * keeps the page that stands. A page may therefore render nothing of the catalogue but what is handed to it here.
   */
  cacheKey: string
}
const SIMILAR = 3

/** One page for each app. */
export function appPages(language: Language): AppPage[] {
  const similar = followers(entriesIn(language), ({ category }) => category, SIMILAR)
  // The footer's.
  const year = new Date().getFullYear()
  return apps.map((app, index) => {
    const shown = { app, similar: similar[index] ?? [] }
    const cacheKey = createHash('sha256')
      .update(JSON.stringify([year, shown]))
      .digest('base64url')
      .slice(0, 22)
    return { ...shown, cacheKey }
  })
}
