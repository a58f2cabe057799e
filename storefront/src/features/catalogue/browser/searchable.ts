import type { CardWords } from '@portal/contract/rules'
import type { Searched } from '../../search/searchIndex.ts'
import type { SearchedCard } from '../searchedCards.ts'

/** The names of the categories in a language. */
export type Categories = CardWords['category']

/** Collects what an app is found by: its texts and its category's names in both languages. */
export function searchable({ other, ...card }: SearchedCard, categories: readonly Categories[]): Searched {
  const names = categories.map((name) => name[card.category])
  return {
    id: card.id,
    name: `${card.name} ${other.name}`,
    tags: `${card.tags} ${other.tags} ${card.code}`,
    category: [card.categoryName, other.categoryName, ...names].filter(Boolean).join(' '),
    text: `${card.description} ${other.description} ${card.badge} ${other.badge}`,
  }
}
