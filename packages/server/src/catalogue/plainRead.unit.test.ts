import { expect, it } from 'vitest'
import { plainRead } from './plainRead.ts'

it('reads what matters, however it is spelt, and joins what comes twice', () => {
  const read = plainRead([
    'Host',
    'x',
    'ACCEPT-Encoding',
    'br',
    'if-None-Match',
    '"a"',
    'If-None-Match',
    '"b"',
  ])
  expect(read).toEqual({ acceptEncoding: 'br', ifNoneMatch: '"a", "b"' })
  expect(plainRead([])).toEqual({ acceptEncoding: undefined, ifNoneMatch: undefined })
})

it.each(['Authorization', 'client-id', 'ORIGIN', 'Content-Length', 'Transfer-Encoding', 'X-Forwarded-For'])(
  'with %s it is for a route',
  (name) => {
    expect(plainRead(['host', 'x', name, 'y'])).toBeNull()
  },
)
