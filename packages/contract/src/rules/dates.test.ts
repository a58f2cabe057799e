import { expect, it } from 'vitest'
import { formatDate, formatParis } from './dates.ts'

it.each([
  ['2026-03-29T01:30:00Z', '29/03/26 03:30'],
  ['2026-10-25T00:30:00Z', '25/10/26 02:30'],
  ['2026-10-25T01:30:00Z', '25/10/26 02:30'],
  ['2026-12-31T23:30:00Z', '01/01/27 00:30'],
])('%s is %s in Paris', (instant, shown) => {
  expect(formatParis(instant)).toBe(shown)
})

it('says in English which number is the day, by the calendar of Paris', () => {
  expect(formatDate('2026-12-31T23:30:00Z', 'en')).toBe('01/01/27 00:30 (1\u00A0Jan\u00A02027)')
  expect(formatDate('2026-12-31T23:30:00Z', 'fr')).toBe('01/01/27 00:30')
})
