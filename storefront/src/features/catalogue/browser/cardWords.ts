import type { Language } from '@portal/contract/rules'
import { cardWordsIn } from '../cardWords.ts'

/** The words of a card in both languages; the build puts them in the place of this file (`pickedStrings.ts`). */
export const cardWords: Record<Language, ReturnType<typeof cardWordsIn>> = {
  fr: cardWordsIn('fr'),
  en: cardWordsIn('en'),
}
