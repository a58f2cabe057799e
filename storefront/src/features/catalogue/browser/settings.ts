import type { Language } from '@portal/contract/rules'
import type { cardWordsIn } from '../cardWords.ts'

/** Settings that the browser needs to draw a card; the page carries them. */
export type Settings = {
  language: Language
  words: ReturnType<typeof cardWordsIn>
  /** Address of an app’s page without its code. */
  appPath: string
  /** Address of the list without a tag; a tag is added at its end. */
  tagPath: string
  /** Base address of media, without a trailing slash. */
  mediaBase: string
}

/** @param list carries the attributes that `listData` writes */
export const settingsOf = ({ dataset }: HTMLElement): Settings => ({
  language: document.documentElement.lang === 'en' ? 'en' : 'fr',
  words: JSON.parse(dataset.words ?? '') as Settings['words'],
  appPath: dataset.appPath ?? '',
  tagPath: dataset.tagPath ?? '',
  mediaBase: dataset.mediaBase ?? '',
})
