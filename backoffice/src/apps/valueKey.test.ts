import { expect, it } from 'vitest'
import { valueKey } from './valueKey.ts'

it('names a value of the vocabulary by its key, and says nothing of one that a new app never had', () => {
  expect(valueKey('category', 2)).toEqual({ key: 'vocabulary.category.2' })
  expect(valueKey('category', null)).toEqual({ text: '' })
  expect(valueKey('is_active_url', false)).toEqual({ key: 'common.no' })
  expect(valueKey('name', 'Comptoir')).toEqual({ text: 'Comptoir' })
})
