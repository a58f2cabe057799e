import { describe, expect, it } from 'vitest'
import { changeOf } from './change.ts'
import { largest } from './charts/largest.ts'
import { isRange, lastDays, lengthOf } from './range.ts'
import { toSeries } from './series.ts'
import { shareOfStepBefore } from './steps.ts'

describe('lastDays', () => {
  it('counts in days of Paris, today included', () => {
    // 23:30 in London is already the next day in Paris.
    expect(lastDays(7, new Date('2026-11-20T23:30:00Z'))).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(lengthOf(lastDays(30, new Date('2026-04-10T12:00:00Z')))).toBe(30)
  })
})

describe('isRange', () => {
  it('refuses an end before the start and what is no day', () => {
    expect(isRange({ from: '2026-11-01', to: '2026-11-01' })).toBe(true)
    expect(isRange({ from: '2026-11-02', to: '2026-11-01' })).toBe(false)
    expect(isRange({ from: '', to: '2026-11-01' })).toBe(false)
  })
})

describe('toSeries', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      requests: 1,
      grants: 0,
      openings: 2,
    }))

  it('draws a quarter by days and more by weeks, nothing lost', () => {
    expect(toSeries(days(92))).toMatchObject({ unit: 'day' })
    const { unit, points } = toSeries(days(100))
    expect(unit).toBe('week')
    expect(points).toHaveLength(15)
    expect(points[1]).toEqual({ day: '2026-01-08', requests: 7, grants: 0, openings: 14 })
    expect(points.reduce((sum, { requests }) => sum + requests, 0)).toBe(100)
  })
})

describe('changeOf', () => {
  it('is the difference beside what was before, and nothing where that was nothing', () => {
    expect(changeOf(112, 100)).toBeCloseTo(0.12)
    expect(changeOf(0, 4)).toBe(-1)
    expect(changeOf(1001, 1000)).toBe(0)
    expect(changeOf(3, 0)).toBeNull()
    expect(changeOf(null, 3)).toBeNull()
    expect(changeOf(3, null)).toBeNull()
  })
})

describe('shareOfStepBefore', () => {
  const figures = { views: 200, requests: 8, grants: 0, openings: 0, minutes: 90 }

  it('compares people with people, and with somebody at all', () => {
    expect(shareOfStepBefore('views', figures)).toBeNull()
    expect(shareOfStepBefore('requests', figures)).toBe(0.04)
    expect(shareOfStepBefore('grants', figures)).toBe(0)
    expect(shareOfStepBefore('openings', figures)).toBeNull()
    expect(shareOfStepBefore('minutes', figures)).toBeNull()
  })
})

describe('largest', () => {
  it('sums the requests and names the row that has most of them', () => {
    const rows = [
      { name: 'Prélude', requests: 3 },
      { name: 'Comptoir', requests: 5 },
    ]
    expect(largest(rows)).toEqual({ total: 8, name: 'Comptoir', most: 5 })
    expect(largest([])).toEqual({ total: 0, name: '', most: 0 })
  })
})
