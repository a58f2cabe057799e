import {
  AppStatus,
  type CardParts,
  LOCALISED_FIELDS,
  type LocalisedField,
  pick,
} from '@portal/contract/rules'
import type { CardWords } from './cardWords.ts'

/** Puts a value in a sentence's place: 'v%{version}'. */
export const named = (sentence: string, place: string, value: string) =>
  sentence.replace(`%{${place}}`, () => value)

/**
 * The text of each part of a card, row or page; a part stands in the element of class `app__{part}`, and one
 * without a text is left out.
 */
export const cardTexts = (card: CardParts, words: CardWords) => ({
  ...pick(card, LOCALISED_FIELDS),
  code: card.code,
  category: card.categoryName ?? words.category[card.category],
  version: card.version && named(words.version, 'version', card.version),
  status: card.status === AppStatus.online ? null : words.status[card.status],
})

/** The `lang` of a part that an English page shows in French. */
export const langOf = ({ french }: CardParts, field: LocalisedField) =>
  french.includes(field) ? 'fr' : undefined
