import { type CardParts, LANGUAGES, type Language } from '@portal/contract/rules'
import { apps } from '../../lib/catalogue.ts'
import { cardsIn } from './cards.ts'
import { type OtherParts, otherParts } from './otherParts.ts'

/** A card, what it is found by in the other language, and its age. */
export type SearchedCard = CardParts & { other: OtherParts; created_at: string }

/** The whole catalogue in one language, found by the words of both. */
export function searchedCardsIn(language: Language): SearchedCard[] {
  const others = cardsIn(LANGUAGES.find((one) => one !== language) ?? language)
  return cardsIn(language).map((card, index) => ({
    ...card,
    other: otherParts(others[index] ?? card),
    created_at: apps[index]?.created_at ?? '',
  }))
}
