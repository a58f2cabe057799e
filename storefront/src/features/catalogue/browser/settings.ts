import type { Language } from '@portal/contract/rules'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { cardWords } from './cardWords.ts'

/** Settings that the browser needs to draw a card. */
export type Settings = {
  language: Language
  words: (typeof cardWords)[Language]
  /** Base address of media, without a trailing slash. */
  mediaBase: string
}

/** @param list carries the attributes that `listData` writes */
export function settingsOf({ dataset }: HTMLElement): Settings {
  const language = pageLanguage()
  return { language, words: cardWords[language], mediaBase: dataset.mediaBase ?? '' }
}
