import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  let text = ''
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  write(createLog({ logLevel: 'info' }, to))
  return JSON.parse(text)
}

test('a line keeps its fields, of objects within them too', () => {
  const line = logged((log) => log.info({ user: 1, app: { code: 'ABC', tags: ['a'] } }, 'said'))
  expect(line).toMatchObject({ user: 1, app: { code: 'ABC', tags: ['a'] }, msg: 'said' })
})

test.each([
  { password: 'S3cret' },
  { body: { passwordNew: 'S3cret' } },
  { request: { headers: { authorization: 'Bearer S3cret' } } },
  { sent: [{ to: 'a', token: 'S3cret' }] },
  { err: Object.assign(new Error('no'), { answer: { refresh_token: 'S3cret' } }) },
  { err: Object.assign(new Error('no'), { token: 'S3cret' }) },
])('what is named like a secret does not leave: %o', (fields) => {
  const line = logged((log) => log.child({ reqId: 'r1' }).error(fields, 'said'))
  expect(JSON.stringify(line)).not.toContain('S3cret')
  expect(line).toMatchObject({ reqId: 'r1', msg: 'said' })
  if ('err' in fields) expect(line.err).toMatchObject({ type: 'Error', message: 'no' })
})

test('what the line was made of stays as it was', () => {
  const fields = { password: 'S3cret', deep: { token: 'S3cret' } }
  logged((log) => log.info(fields, 'said'))
  expect(fields).toEqual({ password: 'S3cret', deep: { token: 'S3cret' } })
})
