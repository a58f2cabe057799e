import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  companyVisitor,
  createUser,
  DAY,
  HOUR,
  MINUTE,
  PASSWORD,
  startCompanyProvider,
  startTestPortal,
  type TestPortal,
} from './index.ts'

/** A portal with production limits; this machine is the trusted proxy. */
let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal({ env: { LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } })
})
afterEach(() => portal.close())

const signIn = (email: string, password: string, from = '192.0.2.1', path = '/v1/token/') =>
  portal.call('POST', path, { body: { email, password }, headers: { 'x-forwarded-for': from } })
const address = (index: number) => `198.51.100.${index % 250}`

describe('sign-in, by account', () => {
  test('after five failures a pause, from any number of addresses, even with the right password', async () => {
    const { email } = await createUser(portal)
    for (let index = 0; index < 5; index++)
      expect((await signIn(email, 'Faux-2026!xx', address(index))).status).toBe(401)
    const refused = await signIn(email, PASSWORD, address(9))
    expect([refused.status, refused.data.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(refused.data.detail).toMatch(/Réessayez dans \d+\smin/)

    portal.clock.advance(MINUTE + 1_000)
    expect((await signIn(email, PASSWORD, address(10))).status).toBe(200)
    // A success resets the count.
    for (let index = 11; index < 15; index++)
      expect((await signIn(email, 'Faux-2026!xx', address(index))).status).toBe(401)
    expect((await signIn(email, PASSWORD, address(16))).status).toBe(200)
  })

  test('an unknown address pauses alike', async () => {
    for (let index = 0; index < 5; index++)
      expect((await signIn('personne@exemple.fr', 'x', address(index))).status).toBe(401)
    expect((await signIn('Personne@Exemple.fr', 'x', address(9))).status).toBe(429)
  })

  test('parallel guesses do not pass the counter', async () => {
    const { email } = await createUser(portal)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        signIn(email, index === 59 ? PASSWORD : 'Faux-2026!xx', address(index)),
      ),
    )
    const judged = answers.filter((one) => one.status !== 429 && one.status !== 503)
    expect(judged.length).toBeLessThanOrEqual(5)
  })

  test('the pause doubles to a quarter of an hour and no further; running sessions are not touched', async () => {
    const user = await createUser(portal)
    const waits: number[] = []
    for (let index = 0; index < 12; index++) {
      const { status, headers } = await signIn(user.email, 'Faux-2026!xx', address(index))
      if (status !== 429) continue
      waits.push(Number(headers.get('retry-after')))
      portal.clock.advance(Number(headers.get('retry-after')) * 1000)
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8])
    for (let index = 20; index < 24; index++) {
      portal.clock.advance(15 * MINUTE)
      expect((await signIn(user.email, 'Faux-2026!xx', address(index))).status).toBe(401)
    }
    portal.clock.advance(15 * MINUTE + 1_000)
    const { refresh_token } = (
      await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token: user.refresh } })
    ).data
    expect(refresh_token).toBeDefined()
    expect((await signIn(user.email, PASSWORD, address(30))).status).toBe(200)
  })

  test('a clock that is set back does not stretch a pause', async () => {
    const { email } = await createUser(portal)
    for (let index = 0; index < 5; index++) await signIn(email, 'Faux-2026!xx', address(index))
    portal.clock.advance(-DAY)
    expect((await signIn(email, PASSWORD, address(6))).status).toBe(200)
  })

  test('wrong current passwords are counted, too', async () => {
    const user = await createUser(portal)
    const change = (password: string, from: number) =>
      portal.call('PUT', '/v1/users/password/', {
        token: user.token,
        body: { password, passwordNew: 'Neuf-2026!ok', passwordConfirm: 'Neuf-2026!ok' },
        headers: { 'x-forwarded-for': address(from) },
      })
    for (let index = 0; index < 5; index++) expect((await change('Faux-2026!xx', index)).status).toBe(422)
    expect((await change(PASSWORD, 7)).status).toBe(429)
  })
})

describe('by address', () => {
  const fill = async (from: string) => {
    for (let index = 0; index < 10; index++)
      expect((await signIn(`x${index}@exemple.fr`, 'x', from)).status).toBe(401)
  }

  test('ten sign-ins a minute, a hundred an hour', async () => {
    for (let round = 0; round < 10; round++) {
      for (let index = 0; index < 10; index++)
        expect((await signIn(`x${round}-${index}@exemple.fr`, 'x')).status).toBe(401)
      expect((await signIn('x@exemple.fr', 'x')).status).toBe(429)
      portal.clock.advance(MINUTE)
    }
    const { status, headers } = await signIn('x@exemple.fr', 'x')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(40 * 60)
    expect((await signIn('x@exemple.fr', 'x', '192.0.2.2')).status).toBe(401)
  })

  test('no spelling of the path and no header is a new quota', async () => {
    await fill('192.0.2.1')
    for (const path of [
      '/v1/token',
      '/v1/token/?x=1',
      '/v1/%74oken/',
      '//v1/token/',
      '/V1/TOKEN/',
      '/v1/token//',
    ])
      expect([404, 429]).toContain((await signIn('x@exemple.fr', 'x', '192.0.2.1', path)).status)
    for (const name of ['forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip']) {
      const { status } = await portal.call('POST', '/v1/token/', {
        body: { email: 'x@exemple.fr', password: 'x' },
        headers: { 'x-forwarded-for': '192.0.2.1', [name]: '203.0.113.9' },
      })
      expect(status).toBe(429)
    }
    // Entries before the proxy's own are not believed.
    expect((await signIn('x@exemple.fr', 'x', '203.0.113.9, 192.0.2.1')).status).toBe(429)
  })

  test('the thousand addresses of one IPv6 /64 are one', async () => {
    await fill('2001:db8:1:2::1')
    for (let index = 0; index < 20; index++)
      expect((await signIn('x@exemple.fr', 'x', `2001:db8:1:2::${index}:7`)).status).toBe(429)
    expect((await signIn('x@exemple.fr', 'x', '2001:db8:1:3::1')).status).toBe(401)
  })

  test('five accounts an hour', async () => {
    const register = (index: number) =>
      portal.call('POST', '/v1/users/', {
        headers: { 'x-forwarded-for': '192.0.2.1' },
        body: {
          email: `essai-${index}@exemple.fr`,
          password: PASSWORD,
          passwordConfirm: PASSWORD,
          nom: 'A',
          prenom: 'B',
          civility: 1,
          consent: true,
        },
      })
    for (let index = 0; index < 5; index++) expect((await register(index)).status).toBe(201)
    expect((await register(6)).status).toBe(429)
    portal.clock.advance(HOUR)
    expect((await register(7)).status).toBe(201)
  })

  test('a hundred anonymous calls in ten seconds, three hundred for an account, none for the probes', async () => {
    const many = (count: number, path: string, token?: string) =>
      Promise.all(Array.from({ length: count }, () => portal.call('GET', path, { token })))
    const passed = (answers: { status: number }[]) => answers.filter((one) => one.status === 200).length
    expect(passed(await many(130, '/v1/publicsapps/'))).toBe(100)
    const { token } = await createUser(portal)
    expect(passed(await many(330, '/v1/user/me/', token))).toBe(300)
    expect(passed(await many(130, '/v1/health/live'))).toBe(130)
    portal.clock.advance(10_000)
    expect(passed(await many(1, '/v1/publicsapps/'))).toBe(1)
    // Bad tokens count as anonymous calls.
    const answers = await many(120, '/v1/user/me/', 'x')
    expect(answers.filter((one) => one.status === 401).length).toBe(99)
  })

  test('ten refreshes a minute for one sign-in', async () => {
    const user = await createUser(portal)
    const refresh = () => portal.call('POST', '/v1/token/refresh/', { body: { refresh_token: user.refresh } })
    for (let index = 0; index < 10; index++) expect((await refresh()).data.status_code).toBe(200)
    expect((await refresh()).status).toBe(429)
    portal.clock.advance(MINUTE)
    expect((await refresh()).data.status_code).toBe(200)
  })
})

describe('every other way in', () => {
  const calls = async (times: number, method: string, path: string, given: object = {}) => {
    const statuses: number[] = []
    for (let index = 0; index < times; index++) statuses.push((await portal.call(method, path, given)).status)
    return statuses
  }
  const distinct = (statuses: number[]) => [...new Set(statuses)]

  test('second factors count with sign-ins by password', async () => {
    const body = { factor_ticket: 'x', code: '123456' }
    expect(distinct(await calls(10, 'POST', '/v1/token/factor/', { body }))).toEqual([410])
    expect(distinct(await calls(1, 'POST', '/v1/token/factor/', { body }))).toEqual([429])
    expect(await calls(1, 'POST', '/v1/token/', { body: { email: 'x@exemple.fr', password: 'x' } })).toEqual([
      429,
    ])
  })

  describe('by the company', () => {
    let provider: Awaited<ReturnType<typeof startCompanyProvider>>
    beforeEach(async () => {
      await portal.close()
      provider = await startCompanyProvider(() => portal.clock.now())
      portal = await startTestPortal({ env: { ...provider.env, LIMITS_FACTOR: '1' } })
    })
    afterEach(() => provider.close())

    test('counts with sign-ins by password, on each of its steps', async () => {
      const begin = () => calls(1, 'GET', '/v1/company/signin/fr')
      const comeBack = () => calls(1, 'GET', '/v1/company/callback?code=x&state=x')
      const take = () => calls(1, 'POST', '/v1/company/session/', { body: {} })
      for (let round = 0; round < 3; round++)
        for (const step of [begin, comeBack, take]) expect(await step()).not.toEqual([429])
      expect((await signIn('x@exemple.fr', 'x')).status).toBe(401)
      for (const step of [begin, comeBack, take]) expect(await step()).toEqual([429])
      expect((await signIn('x@exemple.fr', 'x')).status).toBe(429)
      portal.clock.advance(MINUTE)
      expect(await begin()).toEqual([303])
    })

    test('stays open while the account’s password pauses, and does not end the pause', async () => {
      const { email } = await createUser(portal)
      for (let index = 0; index < 5; index++) await signIn(email, 'Faux-2026!xx')
      const visitor = companyVisitor(provider)
      const { status } = await visitor.signIn(portal, { email, email_verified: true, name: 'Zoé Martin' })
      expect(status).toBe(200)
      expect((await signIn(email, PASSWORD)).status).toBe(429)
    })

    test('takes sixty logout tokens a minute', async () => {
      const given = {
        raw: new URLSearchParams({ logout_token: 'a.b.c' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
      const statuses = await calls(61, 'POST', '/v1/company/logout/', given)
      expect([distinct(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([[400], 429])
    })
  })

  test('links of messages are tried ten times an hour, whichever they are', async () => {
    const passwords = { passwordNew: 'Neuf-2026!ok', passwordConfirm: 'Neuf-2026!ok' }
    const confirm = () => calls(5, 'POST', '/v1/users/email/confirm/', { body: { token: 'x' } })
    const reset = () => calls(5, 'POST', '/v1/users/password/reset/', { body: { token: 'x', ...passwords } })
    expect(distinct([...(await confirm()), ...(await reset())])).toEqual([422])
    expect(distinct([...(await confirm()), ...(await reset())])).toEqual([429])
    portal.clock.advance(HOUR)
    expect(distinct(await confirm())).toEqual([422])
  })

  test('five links in a quarter of an hour for one account', async () => {
    const { token } = await createUser(portal)
    const statuses = await calls(6, 'POST', '/v1/user/email/confirmation/', { token })
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })
})
