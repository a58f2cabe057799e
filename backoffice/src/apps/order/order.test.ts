import { describe, expect, it } from 'vitest'
import { moveItem } from './moveItem.ts'
import { targetOf } from './useKeyboardMove.ts'

describe('moveItem', () => {
  const items = ['a', 'b', 'c', 'd']

  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [1, 99, 'acdb'],
    [2, -5, 'cabd'],
  ])('takes %i to %i', (from, to, result) => {
    expect(moveItem(items, from, to).join('')).toBe(result)
  })

  it('leaves the list that it was given alone', () => {
    moveItem(items, 0, 3)
    expect(items.join('')).toBe('abcd')
  })
})

describe('targetOf', () => {
  it('moves by one, by ten and to the ends, never beyond', () => {
    expect(targetOf('ArrowDown', 4, 24)).toBe(5)
    expect(targetOf('ArrowUp', 0, 24)).toBe(0)
    expect(targetOf('PageDown', 4, 24)).toBe(14)
    expect(targetOf('PageDown', 20, 24)).toBe(23)
    expect(targetOf('Home', 20, 24)).toBe(0)
    expect(targetOf('End', 2, 24)).toBe(23)
    expect(targetOf('a', 2, 24)).toBeUndefined()
  })
})
