import { expect, it } from 'vitest'
import { unsaveable } from './unsaveable.ts'

it('names what is empty, and what is wrong', () => {
  expect(unsaveable({ values: {}, errors: {} }).empty).toEqual(['name', 'code', 'category', 'status'])
  const values = { name: 'Comptoir', code: 'X', category: 3, status: 0 }
  expect(unsaveable({ values, errors: {} })).toEqual({ empty: [], wrong: [] })
  expect(unsaveable({ values, errors: { code: {}, url: {} } })).toEqual({ empty: [], wrong: ['code', 'url'] })
})
