import { type CardParts, cardParts, LANGUAGES, type Language } from '@portal/contract/rules'
import { apps } from '../../lib/catalogue.ts'
import { site } from '../../lib/site.ts'

// Made once for a build: every app's page looks for similar ones.
const cards = Object.fromEntries(
  LANGUAGES.map((language) => [language, apps.map((app) => cardParts(app, language, site.mediaBase))]),
) as Record<Language, CardParts[]>

/** The whole catalogue in one language, in its order. */
export const cardsIn = (language: Language) => cards[language]
