import type { Language } from '@portal/contract/rules'
import type { cardWordsIn } from '../cardWords.ts'

/** Settings that the browser needs to draw a card; the page carries them. */
export type Settings = {
  language: Language
  words: ReturnType<typeof cardWordsIn>
  /** Base address of media, without a trailing slash. */
  mediaBase: string
}

/** @param list carries the attributes that `listData` writes */
export const settingsOf = ({ dataset }: HTMLElement): Settings => ({
  language: document.documentElement.lang === 'en' ? 'en' : 'fr',
  words: JSON.parse(dataset.words ?? '') as Settings['words'],
  mediaBase: dataset.mediaBase ?? '',
})
