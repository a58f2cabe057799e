import { type CardParts, cardParts, LANGUAGES, type Language } from '@portal/contract/rules'
import { apps } from '../../lib/catalogue.ts'
import { site } from '../../lib/site.ts'
import { newestOf } from './newest.ts'

const newest = newestOf(apps, new Date())
// Made once for a build: every app's page looks for similar ones.
const cards = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    apps.map((app) => ({ ...cardParts(app, language, site.mediaBase), isNew: newest.has(app.id) })),
  ]),
) as Record<Language, CardParts[]>

/** The whole catalogue in one language, in its order. */
export const cardsIn = (language: Language) => cards[language]
