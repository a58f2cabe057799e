import { expect, test } from 'vitest'
import { saysKeyTwice } from './json.ts'

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"c":[1,{"d":1,"d":1}]}}]',
  '{"a":{"x":1},"b":[{}],"a":0}',
])('%s says a key twice', (text) => expect(saysKeyTwice(text)).toBe(true))
test.each([
  '{}',
  '[]',
  '"a"',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"b","b":"a,a","c":"{\\"a\\":1,\\"a\\":2}"}',
  '["a","a"]',
])('%s does not', (text) => expect(saysKeyTwice(text)).toBe(false))

test('takes time in proportion to the text', () => {
  const started = performance.now()
  saysKeyTwice(`${'['.repeat(250_000)}${']'.repeat(250_000)}`)
  saysKeyTwice(`{"a":"${'\\\\'.repeat(250_000)}"}`)
  expect(performance.now() - started).toBeLessThan(1_000)
})
