import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createUser, HOUR, startTestPortal, type TestPortal, type TestUser } from './index.ts'
import { type Row, rightsTable, type Target } from './rightsTable.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  // Others stay when one of them leaves.
  await createAdmin(portal)
})
afterAll(() => portal.close())

const rows = Object.entries(rightsTable).map(([operation, row]) => ({ operation, ...row }))
const guarded = rows.filter((row) => row.who === 'user' || row.who === 'admin')
type Case = Row & { operation: string }

async function call(operation: string, { path = {}, body }: Target, token?: string) {
  const [method = '', template = ''] = operation.split(' ')
  const url = template.replace(/\{(\w+)\}/g, (_whole, name: string) => String(path[name]))
  const answer = await portal.call(method, url, { token, body: method === 'GET' ? undefined : body })
  expect(answer.status, `${operation} failed inside`).toBeLessThan(500)
  return answer
}
const targetFor = async ({ target }: Row, caller: TestUser): Promise<Target> =>
  (await target?.(portal, caller.id)) ?? {}

test('the table names every operation of the document, and who may call it', async () => {
  const { data } = await portal.call('GET', '/v1/openapi.json')
  const document = Object.entries(data.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-rights': string }>).map(([method, one]) => [
      `${method.toUpperCase()} ${path}`,
      one['x-rights'].replace('anonymous', 'anyone'),
    ]),
  )
  expect(Object.fromEntries(rows.map(({ operation, who }) => [operation, who]))).toEqual(
    Object.fromEntries(document),
  )
})

describe('anonymous, and tokens that are no good', () => {
  test.each(guarded)(
    '$operation answers 401 with a challenge, before it looks at a body',
    async (row: Case) => {
      const owner = await createUser(portal)
      const target = await targetFor(row, owner)
      const tokens = [undefined, 'x', owner.refresh, `${owner.token.slice(0, -1)}!`]
      for (const token of tokens) {
        const { status, headers, data } = await call(
          row.operation,
          { ...target, body: { not: 'looked at' } },
          token,
        )
        expect([status, data.code]).toEqual([401, token === undefined ? 'unauthenticated' : 'invalid_token'])
        expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
    },
  )

  test.each(rows.filter((row) => row.who === 'anyone'))('$operation is open', async (row: Case) => {
    const target = await targetFor(row, await createUser(portal))
    expect(row.answers).toContain((await call(row.operation, target)).status)
  })

  test.each(rows.filter((row) => row.who === 'app'))('$operation is the app’s own', async (row: Case) => {
    const [user, admin] = [await createUser(portal), await createAdmin(portal)]
    const target = await targetFor(row, user)
    for (const token of [undefined, user.token, admin.token]) {
      const { status, headers } = await call(row.operation, target, token)
      expect(status).toBe(401)
      expect(headers.get('www-authenticate')).toMatch(/^Basic/)
    }
  })

  test('a token that is over answers 401', async () => {
    const user = await createUser(portal)
    portal.clock.advance(HOUR)
    expect((await call('GET /v1/user/me/', {}, user.token)).status).toBe(401)
  })
})

describe('a user', () => {
  test.each(rows.filter((row) => row.who === 'admin'))('$operation is refused', async (row: Case) => {
    const user = await createUser(portal)
    const { status, data } = await call(row.operation, await targetFor(row, user), user.token)
    expect([status, data.code]).toEqual([403, 'forbidden'])
  })

  test.each(rows.filter((row) => row.who === 'user'))(
    '$operation works on what is one’s own',
    async (row: Case) => {
      const user = await createUser(portal)
      expect(row.answers).toContain(
        (await call(row.operation, await targetFor(row, user), user.token)).status,
      )
    },
  )

  const foreign = rows.filter(
    (row) => row.who === 'user' && row.missing && /\{id\}|enable/.test(row.operation),
  )
  test.each(foreign)('$operation: another’s and none look the same', async (row: Case) => {
    const [user, other] = [await createUser(portal), await createUser(portal)]
    const missing = await call(row.operation, row.missing ?? {}, user.token)
    expect(missing.status).toBe(404)
    // Everybody reads the catalogue.
    if (/^GET \/v1\/apps\/\{id\}/.test(row.operation)) return
    const theirs = await call(row.operation, await targetFor(row, other), user.token)
    expect({ ...theirs.data, request_id: '' }).toEqual({ ...missing.data, request_id: '' })
  })
})

describe('an administrator', () => {
  test.each(guarded)('$operation works', async (row: Case) => {
    const admin = await createAdmin(portal)
    expect(row.answers).toContain(
      (await call(row.operation, await targetFor(row, admin), admin.token)).status,
    )
  })

  test.each(guarded.filter((row) => row.missing))('$operation on nothing is a 404', async (row: Case) => {
    const admin = await createAdmin(portal)
    expect((await call(row.operation, row.missing ?? {}, admin.token)).status).toBe(404)
  })

  test.each(guarded.filter((row) => row.operation.includes('{id}')))(
    '$operation: an id that is none is a 404',
    async (row: Case) => {
      const admin = await createAdmin(portal)
      for (const id of ['0', '-1', '1.5', 'abc', '9223372036854775808', "1'--", '%00']) {
        const { status } = await call(row.operation, { path: { id, language: 'fr' }, body: {} }, admin.token)
        expect(status, id).toBe(404)
      }
    },
  )
})

describe('tricks with method and path', () => {
  test.each([
    ['HEAD', '/v1/manageusers/', {}],
    ['GET', '/v1/manageusers/', { 'x-http-method-override': 'DELETE' }],
    ['POST', '/v1/users/1?_method=DELETE', {}],
    ['GET', '//v1/manageusers/', {}],
    ['GET', '/v1/manageusers/%2e', {}],
    ['GET', '/v1/manageusers;x=1', {}],
    ['GET', '/v1/manageusers.json', {}],
    ['GET', '/V1/ManageUsers/', {}],
  ])('%s %s gives a user nothing', async (method, path, headers) => {
    const { token } = await createUser(portal)
    const { status } = await portal.call(method, path, { token, headers })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})
