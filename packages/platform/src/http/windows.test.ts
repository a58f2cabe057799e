import { expect, test } from 'vitest'
import { countedWindows } from './windows.ts'

const MINUTE = 60_000
const two = [{ max: 2, per: MINUTE }]

test('counts in a window, and says how long until the next', () => {
  const windows = countedWindows()
  expect([windows.take('a', two, 0), windows.take('a', two, 1), windows.take('a', two, 30_000)]).toEqual([
    0, 0, 30,
  ])
  expect(windows.take('b', two, 30_000)).toBe(0)
  expect(windows.take('a', two, MINUTE)).toBe(0)
})

test('of several windows the longest wait counts, and a refusal is no use', () => {
  const windows = countedWindows()
  const both = [...two, { max: 3, per: 60 * MINUTE }]
  for (let index = 0; index < 2; index++) windows.take('a', both, 0)
  expect(windows.take('a', both, 0)).toBe(60)
  expect(windows.take('a', both, MINUTE)).toBe(0)
  expect(windows.take('a', both, MINUTE)).toBe(59 * 60)
})

test('a clock that is set back starts anew', () => {
  const windows = countedWindows()
  for (let index = 0; index < 2; index++) windows.take('a', two, 3_600_000)
  expect(windows.take('a', two, 0)).toBe(0)
})

test('remembers no more keys than it may; the unused go first', () => {
  const windows = countedWindows(100)
  windows.take('kept', two, 0)
  for (let index = 0; index < 10_000; index++) {
    windows.take(`key${index}`, two, 0)
    if (index % 50 === 0) windows.take('kept', [{ max: 1e9, per: MINUTE }], 0)
  }
  expect(windows.size).toBe(100)
})
