import { RequestStatus, Roles } from '@portal/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type CompanyProvider,
  callAs,
  companyVisitor,
  createAccess,
  createAdmin,
  createDemo,
  createUser,
  HOUR,
  MINUTE,
  startCompanyProvider,
  startTestPortal,
  type TestPortal,
  unique,
} from '../../test/index.ts'

let provider: CompanyProvider
let portal: TestPortal
beforeAll(async () => {
  provider = await startCompanyProvider(() => portal.clock.now())
  portal = await startTestPortal({ env: provider.env })
})
afterAll(async () => {
  await portal.close()
  await provider.close()
})
afterEach(() => {
  provider.straighten()
  portal.clock.set(new Date())
})

async function signedIn(over: object = {}) {
  const sub = unique()
  const claims = {
    sub,
    email: `${sub}@exemple.fr`,
    email_verified: true,
    name: 'Zoé Martin',
    sid: `s-${sub}`,
  }
  const visitor = companyVisitor(provider)
  const { data } = await visitor.signIn(portal, { ...claims, ...over })
  const me = await portal.call('GET', '/v1/user/me/', { token: data.access_token })
  return { sub, sid: claims.sid, id: me.data.id as number, ...data }
}
const me = async (token: string) => (await portal.call('GET', '/v1/user/me/', { token })).status
const refresh = async (refresh_token: string) =>
  (await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token } })).data
const logout = (logout_token: string) =>
  portal.call('POST', '/v1/company/logout/', {
    raw: new URLSearchParams({ logout_token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('logging out here', () => {
  test('leads to the provider, where the session ends too', async () => {
    const zoe = await signedIn()
    const { status, headers } = await portal.call('POST', '/v1/logout/', {
      body: { refresh_token: zoe.refresh_token },
    })
    const address = new URL(headers.get('location') ?? '')
    expect([status, address.origin + address.pathname]).toEqual([204, `${provider.issuer}/leave`])
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${portal.baseUrl}/`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(await me(zoe.access_token)).toBe(401)
  })

  test('leads nowhere for a password’s session', async () => {
    const user = await createUser(portal)
    const { headers } = await portal.call('POST', '/v1/logout/', { body: { refresh_token: user.refresh } })
    expect(headers.get('location')).toBeNull()
  })
})

describe('a logout token of the provider', () => {
  test.each(['sid', 'sub', 'both'])('ends the sessions that it names by %s, once', async (by) => {
    const [zoe, other] = [await signedIn(), await signedIn()]
    const token = await provider.logoutToken({
      ...(by !== 'sub' && { sid: zoe.sid }),
      ...(by !== 'sid' && { sub: zoe.sub }),
    })
    const { status, headers } = await logout(token)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await me(zoe.access_token)).toBe(401)
    expect(await refresh(zoe.refresh_token)).toEqual({ status_code: 401 })
    expect(await me(other.access_token)).toBe(200)
    const again = await logout(token)
    expect([again.status, again.data.code]).toEqual([400, 'invalid_logout_token'])
  })

  test('answers alike about whom the portal knows and whom it does not', async () => {
    const zoe = await signedIn()
    for (const sub of [zoe.sub, 'nobody']) {
      const { status, text } = await logout(await provider.logoutToken({ sub }))
      expect([status, text]).toEqual([200, 'null'])
    }
  })

  test('is in the journal where it names an administrator', async () => {
    const [zoe, other] = [await signedIn(), await signedIn()]
    await portal.db.updateTable('users').set({ roles: Roles.admin }).where('id', '=', zoe.id).execute()
    for (const { sub } of [zoe, other]) await logout(await provider.logoutToken({ sub }))
    const told = await portal.db
      .selectFrom('journal')
      .select(['actor', 'object_id'])
      .where('kind', '=', 'signin.ended')
      .execute()
    expect(told).toEqual([{ actor: 'portal', object_id: zoe.id }])
  })

  test('shuts running accesses at the gates until they are opened again', async () => {
    const zoe = await signedIn()
    const demo = await createDemo(portal, await createAdmin(portal))
    const access = await createAccess(portal, {
      app_id: demo.id,
      user_id: zoe.id,
      status: RequestStatus.used,
    })
    const introspect = async () =>
      (await callAs(portal, demo, 'introspect', { token: String(access.id) })).data
    const ticketOf = async ({ access_token }: { access_token: string }) =>
      (await portal.call('GET', `/v1/apps/app_access/${access.id}`, { token: access_token })).data.token
    const before = await ticketOf(zoe)
    expect(await introspect()).toMatchObject({ active: true })
    await logout(await provider.logoutToken({ sub: zoe.sub }))
    expect(await introspect()).toMatchObject({ active: false })
    const events = await portal.db
      .selectFrom('access_events')
      .select('state')
      .where('access_id', '=', access.id)
      .execute()
    expect(events).toEqual([{ state: 'revoked' }])
    expect((await callAs(portal, demo, 'exchange', { token: before })).data.code).toBe('ticket_spent')

    const back = await signedIn({ sub: zoe.sub })
    const after = await ticketOf(back)
    expect((await callAs(portal, demo, 'exchange', { token: after })).status).toBe(200)
    expect(await introspect()).toMatchObject({ active: true })
  })

  test.each<[string, object, string?]>([
    ['of another issuer', { iss: 'https://autre.exemple.fr' }],
    ['for another audience', { aud: 'autre' }],
    ['without the event', { events: {} }],
    ['with another event', { events: { 'https://autre.exemple.fr': {} } }],
    [
      'with an event that is no object',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': 'x' } },
    ],
    ['with a nonce', { nonce: 'x' }],
    ['without an id of its own', { jti: undefined }],
    ['that is old', { iat: Math.floor(Date.now() / 1000) - 3600, exp: undefined }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['that names nobody', { sub: undefined }],
    ['of another kind', {}, 'at+jwt'],
  ])('%s ends nothing', async (_what, claims, typ) => {
    const zoe = await signedIn()
    const { status, data } = await logout(await provider.logoutToken({ sub: zoe.sub, ...claims }, typ))
    expect([status, data.code]).toEqual([400, 'invalid_logout_token'])
    expect(await me(zoe.access_token)).toBe(200)
  })

  test.each(['not', 'by another'] as const)('signed %s ends nothing', async (sign) => {
    const zoe = await signedIn()
    provider.twist.sign = sign
    expect((await logout(await provider.logoutToken({ sub: zoe.sub }))).status).toBe(400)
    expect(await me(zoe.access_token)).toBe(200)
  })

  test.each(['', 'x', 'a.b.c'])('%j is none', async (token) => {
    expect((await logout(token)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a refresh', () => {
  test('asks the provider, and ends where it lets go', async () => {
    const zoe = await signedIn()
    portal.clock.advance(16 * MINUTE)
    const renewed = await refresh(zoe.refresh_token)
    expect(renewed.status_code).toBe(200)
    portal.clock.advance(16 * MINUTE)
    provider.forgetRefreshTokens()
    expect(await refresh(renewed.refresh_token)).toEqual({ status_code: 401 })
    expect(await me(renewed.access_token)).toBe(401)
  })

  test('asks once for many at a time', async () => {
    const zoe = await signedIn()
    portal.clock.advance(16 * MINUTE)
    const before = provider.asked.refresh
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(zoe.refresh_token)))
    expect(answers.every(({ status_code }) => status_code === 200)).toBe(true)
    expect(provider.asked.refresh - before).toBe(1)
  })

  test('goes on for an hour while the provider is silent', async () => {
    const zoe = await signedIn()
    provider.twist.isAway = true
    portal.clock.advance(40 * MINUTE)
    const renewed = await refresh(zoe.refresh_token)
    expect(renewed.status_code).toBe(200)
    portal.clock.advance(40 * MINUTE)
    expect(await refresh(renewed.refresh_token)).toEqual({ status_code: 401 })
    provider.straighten()
    expect((await refresh(renewed.refresh_token)).status_code).toBe(200)
  })

  test('without a token of the provider the session lasts an hour', async () => {
    provider.twist.refreshes = false
    const zoe = await signedIn()
    portal.clock.advance(50 * MINUTE)
    const renewed = await refresh(zoe.refresh_token)
    expect(renewed.status_code).toBe(200)
    portal.clock.advance(HOUR)
    expect(await refresh(renewed.refresh_token)).toEqual({ status_code: 401 })
  })
})
