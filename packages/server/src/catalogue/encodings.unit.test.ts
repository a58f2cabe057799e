import { expect, it } from 'vitest'
import { pickEncoding } from './encodings.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br ; q=0, gzip ; q=0.5', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
])('a caller that takes %s gets %s', (header, encoding) => expect(pickEncoding(header)).toBe(encoding))

it('takes no time over a list that was made to be slow', () => {
  const started = performance.now()
  for (let one = 0; one < 5; one++) pickEncoding(`a${' '.repeat(15_000)}b${one}`)
  // Backtracking would take two seconds.
  expect(performance.now() - started).toBeLessThan(1_000)
})
