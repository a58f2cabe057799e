import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  basic,
  callAs,
  createAccess,
  createAdmin,
  createApp,
  createDemo,
  createUser,
  DAY,
  MINUTE,
  startTestPortal,
  type TestDemo,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let demo: TestDemo
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  demo = await createDemo(portal, admin)
})
afterEach(() => portal.clock.set(new Date()))
afterAll(() => portal.close())

const mint = (user: TestUser, id: number) =>
  portal.call('GET', `/v1/apps/app_access/${id}`, { token: user.token })
const exchange = (token: string, by = demo) => callAs(portal, by, 'exchange', { token })
const introspect = (id: number, by = demo) => callAs(portal, by, 'introspect', { token: String(id) })
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
    const other = await createDemo(portal, admin)
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
      await exchange(token, { ...demo, authorization: basic(demo.code, `${demo.secret}x`) }),
      await exchange(token, { ...demo, authorization: basic('INCONNUE', demo.secret) }),
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
      app_name: 'Essai',
      extension_minutes: 10,
      next_app: expect.anything(),
    })
    for (const { status, data } of answers.filter((one) => one !== won[0])) {
      expect(status).toBe(409)
      expect(data.code).toBe('ticket_spent')
    }
  })
  it('starts the time of a granted access, once for exchange, gate and storefront', async () => {
    const { token, user, access } = await running({ status: 1, duration_id: 2 })
    const before = Math.floor(portal.clock.now().getTime() / 1000)
    const { status, data } = await exchange(token)
    expect(status).toBe(200)
    expect(data.access_exp - before - 3600).toBeLessThanOrEqual(2)
    const opened = await callAs(portal, demo, 'opened', {
      access_id: String(access.id),
      jti: decodeJwt(token).jti,
    })
    expect([opened.status, opened.data.access_exp]).toEqual([200, data.access_exp])
    const used = await portal.call('POST', '/v1/users/enable_apps_access/', {
      token: user.token,
      body: { id: access.id, status: 4, token },
    })
    expect(used.data).toMatchObject({ status: 4, nb_access: 1 })
    expect(Math.floor(Date.parse(used.data.expire_at) / 1000)).toBe(data.access_exp)
  })
  it('names the app in the access’s language, and the next one of its category', async () => {
    const [own, next] = [
      await createDemo(portal, admin, { category: 5, name: 'Un', name_en: 'One' }),
      await createDemo(portal, admin, { category: 5, name: 'Deux', name_en: 'Two' }),
    ]
    await createApp(portal, { category: 5, status: 3 })
    const user = await createUser(portal, { language: 'en' })
    const access = await createAccess(portal, { app_id: own.id, user_id: user.id, status: 4 })
    const { data } = await exchange((await mint(user, access.id)).data.token, own)
    expect(data).toMatchObject({ app_name: 'One', next_app: { code: next.code, name: 'Two' } })
  })
  it('refuses another demo’s ticket, a late one and a forged one', async () => {
    const { token, user } = await running()
    expect((await exchange(token, await createDemo(portal, admin))).data.code).toBe('invalid_ticket')
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
    expect((await exchange(blocked.token)).status).toBe(403)
  })
  it('knows only the newest credentials', async () => {
    const other = await createDemo(portal, admin)
    const { data } = await portal.call('POST', `/v1/manageapps/${other.id}/credentials/`, {
      token: admin.token,
    })
    expect((await introspect(1, other)).status).toBe(401)
    expect(
      (await introspect(1, { ...other, authorization: basic(other.code, data.client_secret) })).status,
    ).toBe(200)
  })
})

describe('POST /v1/launch/introspect/', () => {
  it('requires the app’s own credentials', async () => {
    expect((await introspect(1, { ...demo, authorization: basic(demo.code, 'x') })).status).toBe(401)
  })
  it('follows the access to its end', async () => {
    const { access, token } = await running({ duration_id: 1 })
    const { data } = await introspect(access.id)
    expect(data).toMatchObject({ active: true, aud: demo.code, sub: decodeJwt(token).sub })
    expect(data.exp).toBe(Math.floor(Date.parse(access.expire_at ?? '') / 1000))
    portal.clock.advance(30 * MINUTE)
    expect((await introspect(access.id)).data).toEqual({
      active: false,
      now: expect.any(Number),
      app_names: { fr: 'Essai', en: 'Trial' },
    })
  })
  it('says no more of another demo’s access than of none', async () => {
    const { access } = await running()
    const other = await createDemo(portal, admin)
    expect((await introspect(access.id, other)).data.active).toBe(false)
    expect((await introspect(999_999)).data.active).toBe(false)
    expect((await callAs(portal, demo, 'introspect', { token: 'x' })).data.active).toBe(false)
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

describe('POST /v1/launch/opened/', () => {
  it('starts the clock of a granted access, once', async () => {
    const { access, token } = await running({ status: 1 })
    const body = { access_id: access.id, jti: decodeJwt(token).jti }
    const [first, second] = [
      await callAs(portal, demo, 'opened', body),
      await callAs(portal, demo, 'opened', body),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.data.access_exp).toBe(first.data.access_exp)
    const row = await portal.db
      .selectFrom('accesses')
      .select(['status', 'nb_access'])
      .where('id', '=', access.id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 4, nb_access: 1 })
  })
  it('knows no other demo’s access, and none that was revoked', async () => {
    const { access } = await running()
    const other = await createDemo(portal, admin)
    expect((await callAs(portal, other, 'opened', { access_id: access.id })).status).toBe(404)
    await portal.call('PUT', `/v1/requestapps/${access.id}`, { token: admin.token, body: { status: 3 } })
    expect((await callAs(portal, demo, 'opened', { access_id: access.id })).data.code).toBe('access_not_open')
  })
})

describe('POST /v1/launch/feedback/', () => {
  it('is kept once, and administrators read it by app', async () => {
    const { access, user } = await running()
    const given = { access_id: String(access.id), useful: 2, again: true, comment: 'Très clair' }
    const answers = await Promise.all([1, 2, 3].map(() => callAs(portal, demo, 'feedback', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    const list = await portal.call('GET', `/v1/feedback/?filter={"app_id":${demo.id}}`, {
      token: admin.token,
    })
    expect(list.data[0]).toMatchObject({
      id: access.id,
      app_code: demo.code,
      useful: 2,
      again: true,
      comment: 'Très clair',
    })
    expect(list.headers.get('content-range')).toMatch(/^feedback 0-/)
    const own = await portal.call('GET', '/v1/user/export/', { token: user.token })
    expect(own.data.accesses[0].feedback).toMatchObject({ useful: 2, comment: 'Très clair' })
  })
  it('forgets the words with the person', async () => {
    const { access, user } = await running()
    await callAs(portal, demo, 'feedback', {
      access_id: access.id,
      useful: 0,
      again: false,
      comment: 'Je suis Zoé',
    })
    await portal.call('DELETE', `/v1/users/${user.id}`, { token: admin.token })
    const { data } = await portal.call('GET', `/v1/feedback/?filter={"id":${access.id}}`, {
      token: admin.token,
    })
    expect(data[0]).toMatchObject({ useful: 0, comment: null })
  })
  it('refuses another demo’s access, and one that was never opened', async () => {
    const { access } = await running({ status: 1 })
    const given = { access_id: access.id, useful: 1, again: false }
    expect((await callAs(portal, demo, 'feedback', given)).status).toBe(404)
    const other = await createDemo(portal, admin)
    expect((await callAs(portal, other, 'feedback', given)).status).toBe(404)
  })
})
