import { DEFAULT_LANGUAGE, LANGUAGES, type Language, STORAGE_KEYS } from '@portal/contract/rules'

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((known) => known === value)

export function currentLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEYS.language)
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE
}

/** Keeps the language that the address asks for (`?lang=en`, on the way from an English page) as the choice. */
export function keepAskedLanguage() {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get('lang')
  if (!isLanguage(asked)) return
  localStorage.setItem(STORAGE_KEYS.language, asked)
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
}

/** Reloads the console in another language; the browser asks first when a form has unsaved changes. */
export function switchLanguage(language: Language) {
  localStorage.setItem(STORAGE_KEYS.language, language)
  window.location.reload()
}

/** The locale for `Intl` and react-admin's `locales` props. */
export const localeTag = () => (currentLanguage() === 'en' ? 'en-GB' : 'fr-FR')
