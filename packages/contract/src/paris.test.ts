import { describe, expect, it } from 'vitest'
import { nextDay, parisDayEnd, parisDayStart } from './paris.ts'
import { parisDay } from './rules/dates.ts'

describe('days in Paris', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
    // Clocks go forward (23 hours) and back (25 hours).
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s starts at %s and ends at %s', (day, start, end) => {
    expect(parisDayStart(day)).toBe(start)
    expect(parisDayEnd(day)).toBe(end)
  })
  it('an instant belongs to the day that Paris has then', () => {
    expect(parisDay('2026-12-31T22:59:59.999Z')).toBe('2026-12-31')
    expect(parisDay('2026-12-31T23:00:00.000Z')).toBe('2027-01-01')
  })
  it('the calendar knows the lengths of months', () => {
    expect(nextDay('2028-02-28', 1)).toBe('2028-02-29')
    expect(nextDay('2026-01-01', -1)).toBe('2025-12-31')
  })
})
