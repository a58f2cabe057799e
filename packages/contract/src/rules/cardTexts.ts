import { LOCALISED_FIELDS, type LocalisedField } from './appColumns.ts'
import type { CardParts } from './card.ts'
import { pick } from './pick.ts'
import { AppStatus, type Category } from './statuses.ts'

/** The words of a card that are not the app's own, in the card's language. */
export type CardWords = {
  category: Record<Category, string>
  status: Record<AppStatus, string>
  /** Marks a new app that has no badge of its own. */
  fresh?: string
  /** 'v%{version}' */
  version: string
}

/** Says what is written on a card, part by part; a part without a text is left out. */
export const cardTexts = (card: CardParts<Category | null>, words: CardWords) => ({
  ...pick(card, LOCALISED_FIELDS),
  badge: card.badge || (card.isNew && words.fresh) || '',
  code: card.code,
  category: card.categoryName ?? (card.category && words.category[card.category]),
  version: card.version && words.version.replace('%{version}', () => card.version ?? ''),
  status: card.status === AppStatus.online ? null : words.status[card.status],
})

/** The `lang` of a part that an English card shows in French. */
export const langOf = ({ french }: Pick<CardParts, 'french'>, field: LocalisedField) =>
  french.includes(field) ? 'fr' : undefined
