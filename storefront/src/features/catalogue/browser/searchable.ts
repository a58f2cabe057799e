import type { CardWords } from '@portal/contract/rules'
import type { Searched } from '../../search/searchIndex.ts'
import type { SearchedCard } from '../searchedCards.ts'

/** Collects what an app is found by: the texts of both languages, and the words of the page for its category and status. */
export function searchable({ other, ...card }: SearchedCard, words: CardWords): Searched {
  const category = [card.categoryName, words.category[card.category]].filter(Boolean).join(' ')
  return {
    id: card.id,
    name: `${card.name} ${other.name}`,
    tags: `${card.tags} ${other.tags} ${card.code}`,
    category: `${category} ${words.status[card.status]}`,
    text: `${card.description} ${other.description} ${card.badge}`,
  }
}
