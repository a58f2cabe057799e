import { type CardParts, pick } from '@portal/contract/rules'

/** The parts by which a card is found in the language that its page is not in. */
export const otherParts = (card: CardParts) =>
  pick(card, ['name', 'tags', 'description', 'badge', 'categoryName'])
export type OtherParts = ReturnType<typeof otherParts>
