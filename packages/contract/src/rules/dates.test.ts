import { expect, it } from 'vitest'
import { formatDate, formatParis, parisInstant, parisLocal } from './dates.ts'

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

it.each([
  ['2026-11-22T09:30', '2026-11-22T08:30:00.000Z'],
  ['2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  // Spring skips 2 to 3 h, autumn has 2 to 3 h twice.
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['hier', null],
  ['', null],
])('reads %s as a time in Paris', (local, instant) => {
  expect(parisInstant(local)).toBe(instant)
})

it('writes an instant as a field of date and time holds it', () => {
  expect(parisLocal('2026-07-01T22:05:00.000Z')).toBe('2026-07-02T00:05')
})
