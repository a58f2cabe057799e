import { expect, it } from 'vitest'
import { changedFields } from './changedFields.ts'

it('names what differs between two versions, bookkeeping left out', () => {
  const before = { id: 1, name: 'A', image: { width: 1 }, updated_at: 'x' }
  expect(changedFields(before, { id: 1, name: 'B', image: { width: 1 }, updated_at: 'y' })).toEqual(['name'])
  expect(changedFields(before, { ...before, image: { width: 2 } })).toEqual(['image'])
  expect(changedFields(before, before)).toEqual([])
})
