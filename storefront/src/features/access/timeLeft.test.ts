import { expect, it } from 'vitest'
import { timeLeftText } from './timeLeft.ts'

const strings = {
  'access.days': '%{days} j %{hours} h',
  'access.hours': '%{hours} h %{minutes} min',
  'access.minutes': '%{minutes} min %{seconds} s',
}

it.each([
  [0, '0 min 00 s'],
  [999, '0 min 00 s'],
  [65_000, '1 min 05 s'],
  [3_599_999, '59 min 59 s'],
  [3_600_000, '1 h 00 min'],
  [4 * 3_600_000 - 1, '3 h 59 min'],
  [72 * 3_600_000, '3 j 0 h'],
])('%i ms are %s', (ms, text) => {
  expect(timeLeftText(ms, strings)).toBe(text)
})
