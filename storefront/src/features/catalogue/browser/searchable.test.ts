import type { CardParts } from '@portal/contract/rules'
import { describe, expect, it } from 'vitest'
import { cardWordsIn } from '../cardWords.ts'
import { countByCategory } from '../countByCategory.ts'
import { sampleCard } from '../sampleCard.ts'
import { NO_QUERY, search } from './filter.ts'
import { searchable } from './searchable.ts'

const cards: CardParts[] = [
  { ...sampleCard, id: 1, name: 'Œil d’entrepôt', code: 'VISIOSTOCK', tags: '#vision', category: 2 },
  { ...sampleCard, id: 2, name: 'Comptoir', code: 'COMPTOIR', category: 3, status: 1 },
]
const items = cards.map((card) => searchable(card, cardWordsIn('fr')))

describe('searchable', () => {
  it.each([
    ['oeil d’entrepot', 1],
    ['VISION', 1],
    ['visiostock', 1],
    ['comptoir', 2],
    ['experience client', 2],
    ['preparation', 2],
  ])('is found by “%s”', (q, id) =>
    expect(search(items, { ...NO_QUERY, q }).map(({ card }) => card.id)).toEqual([id]),
  )

  it('is found by its own English category, and by the category it stands for', () => {
    const card = searchable({ ...sampleCard, categoryName: 'Warehouse', category: 2 }, cardWordsIn('en'))
    for (const q of ['warehouse', 'productivity'])
      expect(search([card], { ...NO_QUERY, q }), q).toHaveLength(1)
  })

  it('is counted in its category and in all of them', () =>
    expect(countByCategory(items)).toEqual({ 0: 2, 1: 0, 2: 1, 3: 1, 4: 0, 5: 0 }))
})
