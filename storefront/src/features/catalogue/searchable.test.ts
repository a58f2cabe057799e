import { describe, expect, it } from 'vitest'
import { buildEntry } from './entry.fixture.ts'
import { countByCategory, NO_QUERY, search } from './filter.ts'
import { labelsIn } from './labels.ts'
import { searchable } from './searchable.ts'

const items = [
  buildEntry({ id: 1, name: 'Œil d’entrepôt', tags: ['vision'], category: 2 }),
  buildEntry({ id: 2, name: 'Comptoir', code: 'COMPTOIR', category: 3, status: 1 }),
].map((entry) => searchable(entry, labelsIn('fr')))

describe('searchable', () => {
  it.each([
    ['oeil d’entrepot', 1],
    ['VISION', 1],
    ['visiostock', 1],
    ['comptoir', 2],
    ['experience client', 2],
    ['preparation', 2],
  ])('is found by “%s”', (q, id) =>
    expect(search(items, { ...NO_QUERY, q }).map(({ entry }) => entry.id)).toEqual([id]),
  )

  it('is counted in its category and in all of them', () =>
    expect(countByCategory(items)).toEqual({ 0: 2, 1: 0, 2: 1, 3: 1, 4: 0, 5: 0 }))
})
