import { describe, expect, it } from 'vitest'
import { ageOf } from './time.ts'

describe('ageOf', () => {
  it.each([
    [-1, 'now', 0],
    [59_999, 'now', 0],
    [60_000, 'minutes', 1],
    [3_599_999, 'minutes', 59],
    [3_600_000, 'hours', 1],
    [86_399_999, 'hours', 23],
    [86_400_000, 'days', 1],
    [40 * 86_400_000, 'days', 40],
  ])('names %i ms in its largest whole unit', (ms, unit, count) => {
    expect(ageOf(ms)).toEqual({ unit, count })
  })
})
