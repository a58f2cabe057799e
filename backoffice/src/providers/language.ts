import { DEFAULT_LANGUAGE, LANGUAGES, type Language, STORAGE_KEYS } from '@portal/contract/rules'

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((known) => known === value)

export function currentLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEYS.language)
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE
}

/** Reloads the console in another language; the browser asks first when a form has unsaved changes. */
export function switchLanguage(language: Language) {
  localStorage.setItem(STORAGE_KEYS.language, language)
  window.location.reload()
}

/** The locale for `Intl` and react-admin's `locales` props. */
export const localeTag = () => (currentLanguage() === 'en' ? 'en-GB' : 'fr-FR')
