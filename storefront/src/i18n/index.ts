import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/contract/rules'

/** Reads the language from the `[...locale]` parameter. */
export const languageOf = (param: string | undefined): Language => (param === 'en' ? 'en' : DEFAULT_LANGUAGE)

/** Gives the `[...locale]` parameter of a language. */
export const localeParam = (language: Language) => (language === DEFAULT_LANGUAGE ? undefined : language)

/** Serves as `getStaticPaths` of pages that exist once in each language. */
export const bothLanguages = () =>
  LANGUAGES.map((language) => ({ params: { locale: localeParam(language) } }))
