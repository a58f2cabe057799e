import type { Language } from '@portal/contract/rules'
import { site } from '../../lib/site.ts'
import { cardWordsIn } from './cardWords.ts'

/** Data of a list from which the browser draws a newer catalogue (`browser/settings.ts`). */
export const listData = (language: Language, total: number) => ({
  'data-results': true,
  'data-total': total,
  'data-media-base': site.mediaBase,
  'data-words': JSON.stringify(cardWordsIn(language)),
})
