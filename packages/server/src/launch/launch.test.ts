import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  DAY,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

type Demo = { id: number; code: string; secret: string }
let portal: TestPortal
let admin: TestUser
let demo: Demo
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  demo = await createDemo()
})
afterEach(() => portal.clock.set(new Date()))
afterAll(() => portal.close())

async function createDemo(): Promise<Demo> {
  const { id, code } = await createApp(portal)
  const { data } = await portal.call('POST', `/v1/manageapps/${id}/credentials/`, { token: admin.token })
  return { id, code, secret: data.client_secret }
}
const mint = (user: TestUser, id: number) =>
  portal.call('GET', `/v1/apps/app_access/${id}`, { token: user.token })
const asDemo = (path: string, token: string, { code, secret } = demo) =>
  portal.call('POST', path, {
    body: { token },
    headers: { authorization: `Basic ${Buffer.from(`${code}:${secret}`).toString('base64')}` },
  })
const exchange = (token: string, by = demo) => asDemo('/v1/launch/exchange/', token, by)
const introspect = (id: number, by = demo) => asDemo('/v1/launch/introspect/', String(id), by)
/** Makes a running access with a fresh ticket. */
async function running(over: Parameters<typeof createAccess>[1] extends infer T ? Partial<T> : never = {}) {
  const user = await createUser(portal)
  const access = await createAccess(portal, { app_id: demo.id, user_id: user.id, status: 4, ...over })
  return { user, access, token: (await mint(user, access.id)).data.token as string }
}

describe('GET /v1/apps/app_access/:id', () => {
  it('gives a ticket with the decided claims, and changes nothing', async () => {
    const user = await createUser(portal, { language: 'en' })
    const access = await createAccess(portal, {
      app_id: demo.id,
      user_id: user.id,
      status: 1,
      duration_id: 2,
    })
    const { data, headers } = await mint(user, access.id)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(data.url).toBe('https://demo.exemple.fr/app')
    expect(decodeProtectedHeader(data.token)).toMatchObject({ alg: 'ES256', typ: 'launch+jwt' })
    const claims = decodeJwt(data.token)
    expect(claims).toMatchObject({
      iss: portal.baseUrl,
      aud: demo.code,
      sid: String(access.id),
      locale: 'en',
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300)
    expect(claims.access_exp).toBe(Math.floor(Date.parse(access.use_by ?? '') / 1000) + 3600)
    expect(JSON.stringify(claims)).not.toContain(user.uuid)
    const row = await portal.db
      .selectFrom('accesses')
      .selectAll()
      .where('id', '=', access.id)
      .executeTakeFirst()
    expect(row).toEqual(access)
  })
  it('names a person differently to each app, and alike to the same one', async () => {
    const user = await createUser(portal)
    const other = await createDemo()
    const [first, second] = [
      await createAccess(portal, { app_id: demo.id, user_id: user.id, status: 4 }),
      await createAccess(portal, { app_id: other.id, user_id: user.id, status: 4 }),
    ]
    const sub = async (id: number) => decodeJwt((await mint(user, id)).data.token).sub
    expect(await sub(first.id)).toBe(await sub(first.id))
    expect(await sub(first.id)).not.toBe(await sub(second.id))
  })
  it('serves many at once, each with a ticket of its own', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: demo.id, user_id: user.id, status: 4 })
    const answers = await Promise.all(Array.from({ length: 30 }, () => mint(user, access.id)))
    const ids = new Set(answers.map(({ data }) => decodeJwt(data.token).jti))
    expect(ids.size).toBe(30)
    for (const { data } of answers) expect((await exchange(data.token)).status).toBe(200)
  })
  it('is for the owner, and for apps that are online with an active address', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: demo.id, user_id: user.id, status: 1 })
    expect((await mint(await createUser(portal), access.id)).status).toBe(404)
    expect((await mint(user, 999_999)).status).toBe(404)
    for (const closed of [{ status: 3 as const }, { is_active_url: 0 as const }, { url: null }]) {
      const app = await createApp(portal, closed)
      const own = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 1 })
      expect((await mint(user, own.id)).data.code).toBe('app_not_online')
    }
  })
})

describe('POST /v1/launch/exchange/', () => {
  it('requires the app’s own credentials', async () => {
    const { token, user } = await running()
    for (const answer of [
      await portal.call('POST', '/v1/launch/exchange/', { body: { token } }),
      await portal.call('POST', '/v1/launch/exchange/', { body: { token }, token: user.token }),
      await exchange(token, { ...demo, secret: `${demo.secret}x` }),
      await exchange(token, { ...demo, code: 'INCONNUE' }),
    ]) {
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/)
    }
  })
  it('gives what the gate may know, once', async () => {
    const { token, user, access } = await running()
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(token)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(won[0]?.data).toEqual({
      active: true,
      access_id: String(access.id),
      sub: decodeJwt(token).sub,
      display_name: user.prenom,
      locale: 'fr',
      access_exp: Math.floor(Date.parse(access.expire_at ?? '') / 1000),
      now: expect.any(Number),
      portal_url: `${portal.baseUrl}/apps/${demo.code}`,
    })
    for (const { status, data } of answers.filter((one) => one !== won[0])) {
      expect(status).toBe(409)
      expect(data.code).toBe('ticket_spent')
    }
  })
  it('waits for the first opening, and spends nothing until then', async () => {
    const { token, user, access } = await running({ status: 1 })
    expect((await exchange(token)).data.code).toBe('access_not_open')
    await portal.call('POST', '/v1/users/enable_apps_access/', {
      token: user.token,
      body: { id: access.id, status: 4, token },
    })
    expect((await exchange(token)).status).toBe(200)
  })
  it('refuses another demo’s ticket, a late one and a forged one', async () => {
    const { token, user } = await running()
    expect((await exchange(token, await createDemo())).data.code).toBe('invalid_ticket')
    const [head, body] = token.split('.')
    for (const forged of [`${head}.${body}.AAAA`, `${head}.${body}.`, user.token, 'x'])
      expect((await exchange(forged)).data.code).toBe('invalid_ticket')
    portal.clock.advance(5 * MINUTE + 1000)
    const late = await exchange(token)
    expect([late.status, late.data.code]).toEqual([410, 'ticket_expired'])
  })
  it('refuses after revocation, and after the person was blocked', async () => {
    const revoked = await running()
    await portal.call('PUT', `/v1/requestapps/${revoked.access.id}`, {
      token: admin.token,
      body: { status: 3 },
    })
    expect((await exchange(revoked.token)).data.code).toBe('access_not_open')
    const blocked = await running()
    await portal.db.updateTable('users').set({ status: 3 }).where('id', '=', blocked.user.id).execute()
    expect((await exchange(blocked.token)).status).toBe(409)
  })
  it('knows only the newest credentials', async () => {
    const other = await createDemo()
    const { data } = await portal.call('POST', `/v1/manageapps/${other.id}/credentials/`, {
      token: admin.token,
    })
    expect((await introspect(1, other)).status).toBe(401)
    expect((await introspect(1, { ...other, secret: data.client_secret })).status).toBe(200)
  })
})

describe('POST /v1/launch/introspect/', () => {
  it('requires the app’s own credentials', async () => {
    expect((await introspect(1, { ...demo, secret: 'x' })).status).toBe(401)
  })
  it('follows the access to its end', async () => {
    const { access, token } = await running({ duration_id: 1 })
    const { data } = await introspect(access.id)
    expect(data).toMatchObject({ active: true, aud: demo.code, sub: decodeJwt(token).sub })
    expect(data.exp).toBe(Math.floor(Date.parse(access.expire_at ?? '') / 1000))
    portal.clock.advance(30 * MINUTE)
    expect((await introspect(access.id)).data).toEqual({ active: false, now: expect.any(Number) })
  })
  it('says no more of another demo’s access than of none', async () => {
    const { access } = await running()
    const other = await createDemo()
    expect((await introspect(access.id, other)).data.active).toBe(false)
    expect((await introspect(999_999)).data.active).toBe(false)
    expect((await asDemo('/v1/launch/introspect/', 'x')).data.active).toBe(false)
  })
  it('reads the form of RFC 7662 as well, each parameter once', async () => {
    const { access } = await running()
    const post = async (raw: string) =>
      portal.call('POST', '/v1/launch/introspect/', {
        raw,
        headers: {
          authorization: `Basic ${Buffer.from(`${demo.code}:${demo.secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        },
      })
    expect((await post(`token=${access.id}&token_type_hint=access_token`)).data.active).toBe(true)
    expect((await post(`token=${access.id}&token=1`)).status).toBe(400)
    expect((await post('token_type_hint=x')).status).toBe(422)
  })
  it('ends with a suspended app, a revocation and a deleted account', async () => {
    const { access, user } = await running()
    const put = (status: number) =>
      portal.call('PUT', `/v1/apps/${demo.id}`, { token: admin.token, body: { status } })
    await put(3)
    expect((await introspect(access.id)).data.active).toBe(false)
    await put(2)
    expect((await introspect(access.id)).data.active).toBe(true)
    await portal.db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await introspect(access.id)).data.active).toBe(false)
  })
})

describe('GET /.well-known/jwks.json', () => {
  const kids = async () =>
    (await portal.call('GET', '/.well-known/jwks.json')).data.keys.map((key: { kid: string }) => key.kid)
  const kidOf = (token: string) => decodeProtectedHeader(token).kid

  it('shows public keys only', async () => {
    await running()
    const { data } = await portal.call('GET', '/.well-known/jwks.json')
    for (const key of data.keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })
  it('announces the next key before it signs, and keeps the last one until its tickets are over', async () => {
    const old = kidOf((await running()).token)
    portal.clock.advance(29 * DAY + 12 * 60 * MINUTE)
    const both = await kids()
    expect(both).toHaveLength(2)
    expect(kidOf((await running()).token)).toBe(old)
    portal.clock.advance(12 * 60 * MINUTE - 2 * MINUTE)
    const last = await running()
    expect(kidOf(last.token)).toBe(old)
    portal.clock.advance(3 * MINUTE)
    const next = await running()
    expect(both).toContain(kidOf(next.token))
    expect(kidOf(next.token)).not.toBe(old)
    expect((await exchange(last.token)).status).toBe(200)
    portal.clock.advance(10 * MINUTE)
    expect(await kids()).toEqual([kidOf(next.token)])
  })
})
