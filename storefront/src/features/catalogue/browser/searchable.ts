import type { CardParts, CardWords } from '@portal/contract/rules'
import { fold, type Searchable } from './filter.ts'

/** Reads what an app is found by: name, code, tags, category and status, in the words of the page. */
export function searchable(card: CardParts, words: CardWords): Searchable & { card: CardParts } {
  const { name, code, tags, category, categoryName, status } = card
  const texts = [name, code, tags, categoryName, words.category[category], words.status[status]]
  return { category, status, text: fold(texts.filter(Boolean).join(' ')), card }
}
