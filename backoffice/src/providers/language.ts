import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/contract/rules'

/** Where the storefront keeps the visitor's choice, too. */
const STORAGE_KEY = 'locale'

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((known) => known === value)

export function currentLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEY)
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE
}

/** Starts the console anew in another language; the browser asks first where a form holds unsaved changes. */
export function switchLanguage(language: Language) {
  localStorage.setItem(STORAGE_KEY, language)
  window.location.reload()
}

/** For `Intl` and react-admin's `locales` props: French dates and numbers, or British ones. */
export const localeTag = () => (currentLanguage() === 'en' ? 'en-GB' : 'fr-FR')
