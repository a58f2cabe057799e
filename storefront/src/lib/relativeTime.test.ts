import { expect, it } from 'vitest'
import { ago, shortDay } from './relativeTime.ts'

const now = new Date('2026-06-10T12:00:00Z')

it.each([
  ['2026-06-10T11:59:30Z', 'à l’instant', 'just now'],
  ['2026-06-10T12:00:02Z', 'à l’instant', 'just now'],
  ['2026-06-10T12:00:40Z', 'dans un instant', 'in a moment'],
  ['2026-06-10T11:48:00Z', 'il y a 12 minutes', '12 minutes ago'],
  ['2026-06-10T09:01:00Z', 'il y a 2 heures', '2 hours ago'],
  ['2026-06-09T11:00:00Z', 'hier', 'yesterday'],
  ['2026-06-16T12:00:00Z', 'dans 6 jours', 'in 6 days'],
  // Two days and 23 hours ahead is the third day.
  ['2026-06-13T11:00:00Z', 'dans 3 jours', 'in 3 days'],
])('%s is %s, or %s', (instant, french, english) => {
  expect(ago(instant, now, 'fr')).toBe(french)
  expect(ago(instant, now, 'en')).toBe(english)
})

it('names a day by the calendar of Paris', () => {
  expect(shortDay('2026-06-08T22:30:00Z', 'fr')).toBe('9 juin')
  expect(shortDay('2026-06-08T22:30:00Z', 'en')).toBe('9 Jun')
})
