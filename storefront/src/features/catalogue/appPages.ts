import { createHash } from 'node:crypto'
import type { PublicApp } from '@portal/contract'
import type { CardParts, Language } from '@portal/contract/rules'
import { apps } from '../../lib/catalogue.ts'
import { cardsIn } from './cards.ts'
import { followers } from './followers.ts'

type AppPage = {
  app: PublicApp
  similar: CardParts[]
  /**
   * Digest of all that the page shows besides sources and settings. The publisher keeps the page of the last release
   * where the digest is the same, so a page may render nothing of the catalogue but these props.
   */
  cacheKey: string
}
const SIMILAR = 3

/** One page for each app. */
export function appPages(language: Language): AppPage[] {
  const similar = followers(cardsIn(language), ({ category }) => category, SIMILAR)
  // The footer shows it.
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
