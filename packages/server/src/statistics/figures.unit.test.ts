import { describe, expect, it } from 'vitest'
import { median } from './figures.ts'

describe('median', () => {
  it.each([
    [[], null],
    [[[5, 1]], 5],
    [
      [
        [9, 1],
        [1, 1],
        [2, 1],
      ],
      2,
    ],
    [
      [
        [10, 2],
        [20, 2],
      ],
      15,
    ],
    [
      [
        [1, 5],
        [100, 1],
      ],
      1,
    ],
  ] as [[number, number][], number | null][])('of %j is %j', (occurrences, middle) => {
    expect(median(new Map(occurrences))).toBe(middle)
  })
})
