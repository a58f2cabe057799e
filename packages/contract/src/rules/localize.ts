import { LOCALISED_FIELDS, type LocalisedField } from './appColumns.ts'
import type { Language } from './statuses.ts'

/** The texts of an app in both languages. */
export type LocalisedApp = Record<LocalisedField | `${LocalisedField}_en`, string | null>

/** Picks the English variant where the language is en and the variant exists, else the default one. */
export const localized = (language: Language, french: string | null, english: string | null | undefined) =>
  language === 'en' && english ? english : french

/** The language of a text that a page shows in French for want of an English one; undefined for the page's own. */
export const langOfLocalized = (language: Language, english: string | null | undefined) =>
  language === 'en' && !english ? 'fr' : undefined

/** The column of a field in one language: 'badge' or 'badge_en'. */
export const columnIn = (language: Language, field: LocalisedField) =>
  language === 'en' ? (`${field}_en` as const) : field

/** The texts of an app in one language; '' where it has none. */
export const textsOf = (app: LocalisedApp, language: Language) =>
  Object.fromEntries(
    LOCALISED_FIELDS.map((field) => [field, localized(language, app[field], app[`${field}_en`]) ?? '']),
  ) as Record<LocalisedField, string>

/** Fields that a page in this language shows in French, for want of an English text. */
export const frenchTextsOn = (app: LocalisedApp, language: Language) =>
  LOCALISED_FIELDS.filter((field) => language === 'en' && app[field] && !app[`${field}_en`])

/** 'vision, #stock' becomes ['vision', 'stock']. */
export const splitTags = (tags: string | null) =>
  (tags ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter(Boolean)
