import { LANGUAGES, type Language } from '@portal/contract/rules'
import { apps } from '../../lib/catalogue.ts'
import { site } from '../../lib/site.ts'
import { type Entry, toEntry } from './entry.ts'

// Every app's page looks for its likes: drawn up once for a build, not once for each page.
const entries = Object.fromEntries(
  LANGUAGES.map((language) => [language, apps.map((app) => toEntry(app, language, site.mediaBase))]),
) as Record<Language, Entry[]>

export const entriesIn = (language: Language) => entries[language]
