import type { Language } from './statuses.ts'

type LocalizedText = { name: string; description: string | null; tags: string | null; badge: string | null }
export type LocalizableApp = LocalizedText & {
  name_en: string | null
  description_en: string | null
  tags_en: string | null
  badge_en: string | null
}

/** `null`, empty and the word 'None' all mean that there is no media (decisions, section 2). */
export const mediaPath = (value: string | null | undefined) => (value && value !== 'None' ? value : null)

/** The English variant where the language is en and the variant exists, else the default one. */
export const localized = (language: Language, french: string | null, english: string | null | undefined) =>
  language === 'en' && english ? english : french

/** The texts of an app in one language, tags split into words. */
export function localizeApp<App extends LocalizableApp>(app: App, language: Language) {
  return {
    name: localized(language, app.name, app.name_en) ?? '',
    description: localized(language, app.description, app.description_en) ?? '',
    badge: localized(language, app.badge, app.badge_en),
    tags: splitTags(localized(language, app.tags, app.tags_en)),
  }
}

/** 'vision, stock' becomes ['vision', 'stock']. */
export const splitTags = (tags: string | null) =>
  (tags ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter(Boolean)

export const BACKGROUND_COUNT = 10

/** Which of the ten backgrounds (1 to 10) stands in for an app's missing image; stable for an id. */
export const backgroundOf = (appId: number) => (appId % BACKGROUND_COUNT) + 1
