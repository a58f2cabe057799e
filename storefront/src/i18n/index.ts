import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/contract/rules'

/** The language of a `[...locale]` page: French pages have no prefix. */
export const languageOf = (param: string | undefined): Language => (param === 'en' ? 'en' : DEFAULT_LANGUAGE)

/** The value of the `[...locale]` parameter for a language. */
export const localeParam = (language: Language) => (language === DEFAULT_LANGUAGE ? undefined : language)

/** `getStaticPaths` of a page that both languages have and nothing else multiplies. */
export const bothLanguages = () =>
  LANGUAGES.map((language) => ({ params: { locale: localeParam(language) } }))

export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')
