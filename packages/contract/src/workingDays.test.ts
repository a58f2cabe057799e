import { describe, expect, it } from 'vitest'
import { easterOf, isWorkingDay, oneWorkingDayLater } from './workingDays.ts'

describe('working days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => expect(easterOf(year)).toBe(day))

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-11', false],
    ['2026-07-14', false],
    ['2026-04-06', false],
    ['2026-05-14', false],
    ['2026-05-25', false],
    ['2026-05-26', true],
  ])('%s: %s', (day, works) => expect(isWorkingDay(day)).toBe(works))

  it.each([
    ['on Tuesday', '2026-11-17T15:00:00.000Z', '2026-11-18T15:00:00.000Z'],
    ['over a week-end', '2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
    ['on a Sunday: when Monday is over', '2026-11-22T10:00:00.000Z', '2026-11-23T23:00:00.000Z'],
    ['over a holiday', '2026-11-10T08:00:00.000Z', '2026-11-12T08:00:00.000Z'],
    ['over the change of clocks', '2026-10-23T08:00:00.000Z', '2026-10-26T09:00:00.000Z'],
  ])('one later, %s', (_, from, to) => expect(oneWorkingDayLater(from).toISOString()).toBe(to))
})
