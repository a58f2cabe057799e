import { LANGUAGES, type Language } from '@portal/contract/rules'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { cardWords } from './cardWords.ts'
import type { Categories } from './searchable.ts'

/** Settings that the browser needs to draw a card. */
export type Settings = {
  language: Language
  words: (typeof cardWords)[Language]
  /** The categories' names in every language: an app is found by all of them. */
  categories: Categories[]
  /** Base address of media, without a trailing slash. */
  mediaBase: string
}

/** @param list carries the attributes that `listData` writes */
export function settingsOf({ dataset }: HTMLElement): Settings {
  const language = pageLanguage()
  return {
    language,
    words: cardWords[language],
    categories: LANGUAGES.map((one) => cardWords[one].category),
    mediaBase: dataset.mediaBase ?? '',
  }
}
