import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createUser,
  DAY,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestPortal,
} from '../../test/index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const refresh = async (refresh_token: string) =>
  (await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token } })).data
const me = async (token: string) => (await portal.call('GET', '/v1/user/me/', { token })).status

describe('POST /v1/token/', () => {
  test('answers exactly the specified keys, uncached', async () => {
    const { email, password } = await createUser(portal)
    const { status, data, headers } = await portal.call('POST', '/v1/token/', { body: { email, password } })
    expect(status).toBe(200)
    expect(Object.keys(data).sort()).toEqual(['access_token', 'refresh_token', 'roles'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await me(data.access_token)).toBe(200)
  })

  test('does not tell an unknown address from a wrong password, whatever the status', async () => {
    const known = await createUser(portal)
    const blocked = await createUser(portal, { status: 3 })
    const answers = []
    for (const email of [known.email, blocked.email, 'personne@exemple.fr'])
      answers.push(await portal.call('POST', '/v1/token/', { body: { email, password: 'Faux-2026!xx' } }))
    const seen = answers.map(({ status, data, headers }) => ({
      status,
      body: { ...data, request_id: null },
      headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    }))
    expect(seen[0]?.status).toBe(401)
    expect(seen[0]?.headers).toContainEqual(['www-authenticate', 'Bearer realm="portal"'])
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test.each([
    ['blocked', { status: 3 as const }, 'account_blocked'],
    ['disabled', { status: 2 as const }, 'account_disabled'],
    ['inactive', { is_active: 0 as const }, 'account_disabled'],
  ])('tells a %s person only with the right password', async (_name, over, code) => {
    const { email, password } = await createUser(portal, over)
    const { status, data } = await portal.call('POST', '/v1/token/', { body: { email, password } })
    expect([status, data.code]).toEqual([401, code])
  })

  test('makes a weak hash anew', async () => {
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash('Essai-2026!ok', { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    const { id, email } = await createUser(portal, { password_hash: weak })
    await portal.call('POST', '/v1/token/', { body: { email, password: 'Essai-2026!ok' } })
    const { password_hash } = await portal.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('POST /v1/token/refresh/', () => {
  test('gives the same successor until that is used; then reuse ends the family', async () => {
    const { token, refresh: r0 } = await createUser(portal)
    const first = await refresh(r0)
    const again = await refresh(r0)
    expect(first.status_code).toBe(200)
    expect(again.refresh_token).toBe(first.refresh_token)
    expect(again.access_token).not.toBe(first.access_token)
    const second = await refresh(first.refresh_token)
    expect(second.status_code).toBe(200)

    expect(await refresh(r0)).toEqual({ status_code: 401 })
    for (const one of [first.refresh_token, second.refresh_token])
      expect(await refresh(one)).toEqual({ status_code: 401 })
    for (const one of [token, first.access_token, again.access_token, second.access_token])
      expect(await me(one)).toBe(401)
  })

  test('fifty at once with one token leave one live successor', async () => {
    const { refresh: r0 } = await createUser(portal)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(r0)))
    expect(new Set(answers.map((one) => one.refresh_token)).size).toBe(1)
    expect(answers.every((one) => one.status_code === 200)).toBe(true)
  })

  test.each(['', 'x', 'é'.repeat(5000), null, 12, ['x'], undefined])(
    'refuses %.10s inside a 200',
    async (refresh_token) => {
      const { status, data } = await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token } })
      expect([status, data]).toEqual([200, { status_code: 401 }])
    },
  )

  test('does not take an access token, nor a refresh token as a bearer', async () => {
    const { token, refresh: r0 } = await createUser(portal)
    expect(await refresh(token)).toEqual({ status_code: 401 })
    expect(await me(r0)).toBe(401)
  })

  test('says 403 inside to somebody who may no longer sign in', async () => {
    const { id, refresh: r0 } = await createUser(portal)
    await portal.db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute()
    expect(await refresh(r0)).toEqual({ status_code: 403 })
  })

  test('says it also where an administrator ended the session with the right', async () => {
    const admin = await createAdmin(portal)
    for (const change of [{ status: 2 }, { status: 3 }, { is_active: false }]) {
      const user = await createUser(portal)
      const saved = await portal.call('PUT', `/v1/users/${user.id}`, { token: admin.token, body: change })
      expect(saved.status).toBe(200)
      expect(await refresh(user.refresh)).toEqual({ status_code: 403 })
      expect(await me(user.token)).toBe(401)
    }
  })
})

describe('the life of a session', () => {
  test('access 15 minutes; refresh 7 days idle, 30 days at the most', async () => {
    const user = await createUser(portal)
    portal.clock.advance(15 * MINUTE - 5_000)
    expect(await me(user.token)).toBe(200)
    portal.clock.advance(10_000)
    const late = await portal.call('GET', '/v1/user/me/', { token: user.token })
    expect(late.status).toBe(401)
    expect(late.headers.get('www-authenticate')).toContain('error="invalid_token"')

    // A client that keeps its first refresh token lives to the absolute end.
    for (let day = 0; day < 29; day += 6) {
      expect((await refresh(user.refresh)).status_code).toBe(200)
      portal.clock.advance(6 * DAY)
    }
    expect(await refresh(user.refresh)).toEqual({ status_code: 401 })

    const idle = await createUser(portal)
    portal.clock.advance(7 * DAY + MINUTE)
    expect(await refresh(idle.refresh)).toEqual({ status_code: 401 })
  })

  test('administrators: 12 hours idle, 24 at the most', async () => {
    const admin = await createAdmin(portal)
    portal.clock.advance(11 * HOUR)
    const renewed = await refresh(admin.refresh)
    expect(renewed.status_code).toBe(200)
    portal.clock.advance(11 * HOUR)
    const again = await refresh(renewed.refresh_token)
    portal.clock.advance(3 * HOUR)
    expect(await refresh(again.refresh_token)).toEqual({ status_code: 401 })
    const idle = await createAdmin(portal)
    portal.clock.advance(12 * HOUR + MINUTE)
    expect(await refresh(idle.refresh)).toEqual({ status_code: 401 })
  })

  test('logout ends it by either token, and never complains', async () => {
    const [one, two] = [await createUser(portal), await createUser(portal)]
    expect((await portal.call('POST', '/v1/logout/', { body: { refresh_token: one.refresh } })).status).toBe(
      204,
    )
    expect((await portal.call('POST', '/v1/logout/', { token: two.token })).status).toBe(204)
    expect((await portal.call('POST', '/v1/logout/', { body: { refresh_token: 'x' } })).status).toBe(204)
    for (const user of [one, two]) {
      expect(await me(user.token)).toBe(401)
      expect(await refresh(user.refresh)).toEqual({ status_code: 401 })
    }
  })

  test('tokens are not stored in clear', async () => {
    const { token, refresh: r0 } = await createUser(portal)
    const renewed = await refresh(r0)
    const rows = JSON.stringify(await portal.db.selectFrom('tokens').selectAll().execute())
    for (const one of [token, r0, renewed.access_token, renewed.refresh_token])
      expect(rows).not.toContain(one)
  })
})

describe('the bearer header', () => {
  test('is the only place for a token, once, in any case of its scheme', async () => {
    const { token } = await createUser(portal)
    expect((await portal.call('GET', `/v1/user/me/?access_token=${token}`)).status).toBe(401)
    expect(
      (await portal.call('GET', '/v1/user/me/', { headers: { cookie: `access_token=${token}` } })).status,
    ).toBe(401)
    expect(
      (await portal.call('GET', '/v1/user/me/', { headers: { authorization: `bearer ${token}` } })).status,
    ).toBe(200)
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect(await me(flipped)).toBe(401)
  })
})
