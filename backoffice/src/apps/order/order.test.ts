import type { AdminApp } from '@portal/contract'
import { describe, expect, it } from 'vitest'
import { findApp } from './FindApp.tsx'
import { moveItem } from './moveItem.ts'
import { targetOf } from './useKeyboardMove.ts'
import { ROW_PX, rowsNearby } from './useRowsNearby.ts'

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

describe('rowsNearby', () => {
  it('has every row on the screen and some around it, never all of many', () => {
    for (const scrolled of [0, 1, 570, 5_700, 569_000]) {
      const { first, last } = rowsNearby(-scrolled, 900, 10_000)
      expect(first).toBeLessThanOrEqual(Math.floor(scrolled / ROW_PX))
      expect(last).toBeGreaterThanOrEqual(Math.min(Math.ceil((scrolled + 900) / ROW_PX), 10_000))
      expect(last - first).toBeLessThan(60)
    }
  })

  it('stays within a list that is short, or far below the screen', () => {
    expect(rowsNearby(200, 900, 3)).toEqual({ first: 0, last: 3 })
    expect(rowsNearby(-9_000, 900, 24)).toEqual({ first: 24, last: 24 })
  })
})

describe('findApp', () => {
  const apps = [
    { name: 'Œil d’entrepôt', name_en: null, code: 'VISIOSTOCK' },
    { name: 'Énergie', name_en: 'Power', code: 'ENERGIE2' },
    { name: 'Jumeau énergie', name_en: null, code: 'JUMEAU' },
  ] as AdminApp[]

  it('finds words without their accents, a code, an English name; goes on, and round', () => {
    expect(findApp(apps, 'energie', 0)).toBe(1)
    expect(findApp(apps, 'energie', 2)).toBe(2)
    expect(findApp(apps, 'energie', 3)).toBe(1)
    expect(findApp(apps, 'visio', 0)).toBe(0)
    expect(findApp(apps, ' power ', 0)).toBe(1)
    expect(findApp(apps, 'rien', 0)).toBe(-1)
    expect(findApp(apps, ' ', 0)).toBe(-1)
  })
})
