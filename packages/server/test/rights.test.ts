import { type Endpoint, endpoints, type Who } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedPath } from '../src/openapi/document.ts'
import {
  createAdmin,
  createEditor,
  createUser,
  HOUR,
  setParameter,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from './index.ts'
import { type Row, rightsTable, type Target } from './rightsTable.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await setParameter(portal, 'users.secondFactor', 'offered')
  // Others stay when one of them leaves.
  await createAdmin(portal)
})
afterAll(() => portal.close())

const at = '2026-11-22T08:00:00.000Z'
type Case = Row & { operation: string; endpoint: Endpoint }

/** Every call at each of its paths. */
const cases: Case[] = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  [endpoint.path, ...endpoint.also].map((path) => ({
    operation: `${endpoint.method} ${path}`,
    endpoint,
    ...rightsTable[name as keyof typeof endpoints],
  })),
)
const of = (...who: Who[]) => cases.filter(({ endpoint }) => who.includes(endpoint.who))
const guarded = of('user', 'editor', 'admin')

async function call({ operation, endpoint }: Case, { path = {}, body }: Target, token?: string) {
  const [, template = ''] = operation.split(' ')
  const url = template.replace(/:(\w+)/g, (_whole, name: string) => String(path[name]))
  const sends = endpoint.method !== 'GET' && body !== undefined
  const answer = await portal.call(endpoint.method, url, { token, ...(sends && { body }) })
  expect(answer.status, `${operation} failed inside`).toBeLessThan(500)
  return answer
}
const targetFor = async ({ target }: Row, caller: TestUser): Promise<Target> =>
  (await target?.(portal, caller.id)) ?? {}
async function works(one: Case, caller: TestUser) {
  const { status } = await call(one, await targetFor(one, caller), caller.token)
  expect(one.answers ?? [one.endpoint.status]).toContain(status)
}
async function isForbidden(one: Case, caller: TestUser) {
  const { status, data } = await call(one, await targetFor(one, caller), caller.token)
  expect([status, data.code]).toEqual([403, 'forbidden'])
}

test('the document names every call, and who may make it', async () => {
  const { data } = await portal.call('GET', '/v1/openapi.json')
  const document = Object.entries(data.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-rights': Who }>).map(([method, one]) => [
      `${method.toUpperCase()} ${path}`,
      one['x-rights'],
    ]),
  )
  const declared = cases.map(({ operation, endpoint }) => [documentedPath(operation), endpoint.who])
  expect(Object.fromEntries(document)).toEqual(Object.fromEntries(declared))
})

describe('anonymous, and tokens that are no good', () => {
  test.each(guarded)('$operation answers 401 with a challenge, before it looks at a body', async (one) => {
    const owner = await createUser(portal)
    const target = await targetFor(one, owner)
    const tokens = [undefined, 'x', owner.refresh, `${owner.token.slice(0, -1)}!`]
    for (const token of tokens) {
      const { status, headers, data } = await call(one, { ...target, body: { not: 'looked at' } }, token)
      expect([status, data.code]).toEqual([401, token === undefined ? 'unauthenticated' : 'invalid_token'])
      expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
  })

  test.each(of('anyone'))('$operation is open', async (one) => {
    const target = await targetFor(one, await createUser(portal))
    expect(one.answers ?? [one.endpoint.status]).toContain((await call(one, target)).status)
  })

  test.each(of('app'))('$operation is the app’s own', async (one) => {
    const [user, admin] = [await createUser(portal), await createAdmin(portal)]
    const target = await targetFor(one, user)
    for (const token of [undefined, user.token, admin.token]) {
      const { status, headers } = await call(one, target, token)
      expect(status).toBe(401)
      expect(headers.get('www-authenticate')).toMatch(/^Basic/)
    }
  })

  test('a token that is over answers 401', async () => {
    const user = await createUser(portal)
    portal.clock.advance(HOUR)
    expect((await portal.call('GET', '/v1/user/me/', { token: user.token })).status).toBe(401)
  })
})

describe('a user', () => {
  test.each(of('editor', 'admin'))('$operation is refused', async (one) =>
    isForbidden(one, await createUser(portal)),
  )
  test.each(of('user'))('$operation works on what is one’s own', async (one) =>
    works(one, await createUser(portal)),
  )

  const foreign = of('user').filter((one) => one.missing && /:id|enable/.test(one.operation))
  test.each(foreign)('$operation: another’s and none look the same', async (one) => {
    const [user, other] = [await createUser(portal), await createUser(portal)]
    const missing = await call(one, one.missing ?? {}, user.token)
    expect(missing.status).toBe(404)
    // The catalogue is everybody's.
    if (/^(?:GET|POST) \/v1\/apps\/:id/.test(one.operation)) return
    const theirs = await call(one, await targetFor(one, other), user.token)
    expect({ ...theirs.data, request_id: '' }).toEqual({ ...missing.data, request_id: '' })
  })
})

describe('an editor', () => {
  test.each(of('admin'))('$operation is refused', async (one) => isForbidden(one, await createEditor(portal)))
  test.each(of('user', 'editor'))('$operation works', async (one) => works(one, await createEditor(portal)))
})

describe('an administrator', () => {
  test.each(guarded)('$operation works', async (one) => works(one, await createAdmin(portal)))

  test.each(guarded.filter((one) => one.missing))('$operation on nothing is a 404', async (one) => {
    const admin = await createAdmin(portal)
    expect((await call(one, one.missing ?? {}, admin.token)).status).toBe(404)
  })

  test.each(guarded.filter((one) => one.operation.includes(':id')))(
    '$operation: an id that is none is a 404',
    async (one) => {
      const admin = await createAdmin(portal)
      for (const id of ['0', '-1', '1.5', 'abc', '9223372036854775808', "1'--", '%00']) {
        const { status } = await call(one, { path: { id, language: 'fr' }, body: {} }, admin.token)
        expect(status, id).toBe(404)
      }
    },
  )
})

describe('a second factor', () => {
  const stepUp = cases.filter(({ endpoint }) => endpoint.stepUp)
  const isRefused = async (one: Case, caller: TestUser, code: string) => {
    const { status, data } = await call(one, await targetFor(one, caller), caller.token)
    expect([status, data.code]).toEqual([403, code])
  }

  test.each(stepUp)('$operation asks whoever has one to show it again', async (one) => {
    await isRefused(one, await createAdmin(portal, { factor_since: at }), 'step_up_needed')
  })

  test.each(of('editor', 'admin'))('$operation waits for one that is required', async (one) => {
    await setParameter(portal, 'users.secondFactor', 'required')
    await isRefused(one, await createAdmin(portal), 'factor_setup_needed')
    await setParameter(portal, 'users.secondFactor', 'offered')
  })
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
