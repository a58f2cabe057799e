import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createUser,
  DAY,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const FIREFOX_LATER = FIREFOX.replaceAll('140.0', '141.0')
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const signIn = async ({ email, password }: Pick<TestUser, 'email' | 'password'>, agent: string) => {
  const headers = { 'user-agent': agent }
  const { status, data } = await portal.call('POST', '/v1/token/', { headers, body: { email, password } })
  expect(status).toBe(200)
  return data as { access_token: string; refresh_token: string }
}
const read = async (token: string) => (await portal.call('GET', '/v1/user/sessions/', { token })).data
const isSignedIn = async (token: string) =>
  (await portal.call('GET', '/v1/user/me/', { token })).status === 200
const mailsTo = (email: string) =>
  portal.db
    .selectFrom('outbox')
    .select(['kind', 'values'])
    .where('recipient', '=', email)
    .where('kind', '=', 'newDevice')
    .execute()

describe('GET /v1/user/sessions/', () => {
  it('lists where one is signed in, in words, and marks the session of the call', async () => {
    const zoe = await createUser(portal)
    portal.clock.advance(MINUTE)
    const { access_token, refresh_token } = await signIn(zoe, FIREFOX)
    portal.clock.advance(10 * MINUTE)
    await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token } })
    const { sessions } = await read(access_token)
    expect(sessions).toMatchObject([
      {
        device: 'Firefox · Windows',
        by_company: false,
        is_current: true,
      },
      { device: null, is_current: false },
    ])
    const { created_at, seen_at } = sessions[0]
    expect(Date.parse(seen_at) - Date.parse(created_at)).toBeGreaterThanOrEqual(10 * MINUTE)
  })

  it('leaves out sessions that are over, also those that idled away, and everybody else’s', async () => {
    const zoe = await createUser(portal)
    await createUser(portal)
    portal.clock.advance(8 * DAY)
    const { access_token } = await signIn(zoe, FIREFOX)
    expect((await read(access_token)).sessions).toHaveLength(1)
  })

  it('lists sessions of the company’s sign-in, too', async () => {
    const zoe = await createUser(portal)
    const { sessions } = await read(zoe.token)
    const at = portal.clock.now().toISOString()
    const company = { issuer: 'https://id.exemple.fr', subject: unique(), sid: null, sealed: 'x' }
    await portal.db
      .insertInto('company_sessions')
      .values({ ...company, session_id: sessions[0].id, confirmed_at: at })
      .execute()
    expect((await read(zoe.token)).sessions).toMatchObject([{ by_company: true, is_current: true }])
  })

  it('tells what happened to the account, and nothing of others', async () => {
    const zoe = await createUser(portal)
    const { access_token: token } = await signIn(zoe, FIREFOX)
    const chief = await createAdmin(portal)
    portal.clock.advance(MINUTE)
    await portal.call('PUT', `/v1/users/${zoe.id}`, {
      token: chief.token,
      body: { organisation: 'Ailleurs' },
    })
    portal.clock.advance(MINUTE)
    const passwordNew = 'Neuf-2026!ok'
    const changed = await portal.call('PUT', '/v1/users/password/', {
      token,
      body: { password: zoe.password, passwordNew, passwordConfirm: passwordNew },
    })
    expect(changed.status).toBe(204)
    const { events } = await read(token)
    expect(events).toMatchObject([
      { kind: 'security.password', by: 'you' },
      { kind: 'person.changed', by: 'team' },
      { kind: 'signin.succeeded', by: 'you' },
      { kind: 'signin.succeeded', by: 'you' },
    ])
    expect(JSON.stringify(events)).toContain('Firefox · Windows')
    expect(JSON.stringify(events)).not.toContain(chief.prenom)
    expect((await read(chief.token)).events).toEqual([])
  })

  it('tells an administrator of refused sign-ins', async () => {
    const chief = await createAdmin(portal)
    await portal.call('POST', '/v1/token/', { body: { email: chief.email, password: 'Faux-2026!xx' } })
    await expect
      .poll(async () => (await read(chief.token)).events)
      .toMatchObject([{ kind: 'signin.failed', by: 'stranger' }])
  })
})

describe('DELETE /v1/user/sessions/', () => {
  it('ends one, or all others, at the next request', async () => {
    const zoe = await createUser(portal)
    const phone = await signIn(zoe, PHONE)
    const { access_token: token } = await signIn(zoe, FIREFOX)
    const { sessions } = await read(token)
    const { id } = sessions.find(({ device }: { device: string }) => device === 'Safari · iPhone')
    expect((await portal.call('DELETE', `/v1/user/sessions/${id}`, { token })).status).toBe(204)
    expect(await isSignedIn(phone.access_token)).toBe(false)
    expect(await isSignedIn(zoe.token)).toBe(true)
    expect((await portal.call('DELETE', `/v1/user/sessions/${id}`, { token })).status).toBe(404)

    expect((await portal.call('DELETE', '/v1/user/sessions/', { token })).status).toBe(204)
    expect(await isSignedIn(zoe.token)).toBe(false)
    const left = await read(token)
    expect(left.sessions).toMatchObject([{ device: 'Firefox · Windows', is_current: true }])
    expect(left.events[0]).toMatchObject({ kind: 'person.sessions', by: 'you' })
  })

  it('ends nobody else’s', async () => {
    const [zoe, noe] = [await createUser(portal), await createUser(portal)]
    const { sessions } = await read(noe.token)
    const answer = await portal.call('DELETE', `/v1/user/sessions/${sessions[0].id}`, { token: zoe.token })
    expect(answer.status).toBe(404)
    expect(await isSignedIn(noe.token)).toBe(true)
  })
})

describe('a new device', () => {
  it('is told by mail once, and not after registration', async () => {
    const account = { email: `essai-${unique()}@exemple.fr`, password: 'Essai-2026!ok' }
    const registered = await portal.call('POST', '/v1/users/', {
      headers: { 'user-agent': FIREFOX },
      body: {
        ...account,
        passwordConfirm: account.password,
        nom: 'Petit',
        prenom: 'Noé',
        civility: 2,
        consent: true,
      },
    })
    expect(registered.status).toBe(201)
    await signIn(account, FIREFOX)
    await signIn(account, FIREFOX_LATER)
    expect(await mailsTo(account.email)).toEqual([])

    await Promise.all([signIn(account, PHONE), signIn(account, PHONE)])
    portal.clock.advance(60 * DAY)
    await signIn(account, PHONE)
    const mails = await mailsTo(account.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.values).toContain('Safari · iPhone')

    await signIn(account, 'curl/8.14.1')
    expect(await mailsTo(account.email)).toHaveLength(2)
  })

  it('is part of the export, and goes with the account', async () => {
    const zoe = await createUser(portal)
    const { access_token: token } = await signIn(zoe, FIREFOX)
    const { data } = await portal.call('GET', '/v1/user/export/', { token })
    expect(data.devices).toMatchObject([{ device: '' }, { device: 'Firefox · Windows' }])
    expect(data.sessions).toMatchObject([{ device: null }, { device: 'Firefox · Windows' }])
    await portal.call('DELETE', '/v1/user/account/', { token, body: { password: zoe.password } })
    const left = await portal.db
      .selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', zoe.id)
      .execute()
    expect(left).toEqual([])
  })
})
