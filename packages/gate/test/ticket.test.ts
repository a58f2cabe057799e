import { describe, expect, test } from 'vitest'
import { CODE, OTHER_CODE, useGatedSample } from './setup.ts'

const { context, visitor, admitted } = useGatedSample()

const cookieOf = (headers: Headers) => headers.getSetCookie()[0] ?? ''

describe('GET /CODE/?token=…', () => {
  test('exchanges the ticket, sets a cookie of its own and leads to the address without it', async () => {
    const { entered, visitor: person, access } = await admitted()
    expect(entered.status).toBe(303)
    expect(entered.headers.get('location')).toBe(`/${CODE}/`)
    expect(entered.headers.get('referrer-policy')).toBe('no-referrer')
    expect(entered.headers.get('cache-control')).toBe('no-store')

    const demo = await person.get(`/${CODE}/`)
    expect(demo.status).toBe(200)
    expect(demo.text).toContain('Bonjour Léa')
    expect(demo.headers.get('referrer-policy')).toBe('same-origin')

    const cookie = cookieOf(entered.headers)
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(cookie).toContain(`Path=/${CODE};`)
    const life = Number(/Max-Age=(\d+)/.exec(cookie)?.[1])
    expect(Math.abs(life - (access.endsAt - context.portal.nowMs()) / 1000)).toBeLessThan(3)
  })

  test('keeps no token of the portal in its cookie', async () => {
    const access = context.portal.grant(CODE)
    const token = await context.portal.mint(access)
    const { headers } = await visitor().get(`/${CODE}/?token=${token}`)
    const payload = /=([^.]+)\./.exec(cookieOf(headers))?.[1] ?? ''
    const content = Buffer.from(payload, 'base64url').toString()
    expect(Object.keys(JSON.parse(content)).sort()).toEqual([
      'access_exp',
      'access_id',
      'app_name',
      'display_name',
      'entered_at',
      'locale',
      'next_app',
      'portal_url',
      'sub',
    ])
    expect(cookieOf(headers)).not.toContain(token.split('.')[2])
  })

  test('keeps the other parameters, and never leads to another host', async () => {
    const enter = async (path: string) => {
      const token = await context.portal.mint(context.portal.grant(CODE))
      return (await visitor().get(`${path}token=${token}`)).headers.get('location')
    }
    expect(await enter(`/${CODE}/deep/page?a=1&b=%C3%A9&`)).toBe(`/${CODE}/deep/page?a=1&b=%C3%A9`)
    expect(await enter(`/${CODE}?`)).toBe(`/${CODE}`)
  })

  test('is spent once: of fifty at the same time one enters', async () => {
    const token = await context.portal.mint(context.portal.grant(CODE))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor().get(`/${CODE}/?token=${token}`)),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(49)
  })

  test('is not spent by a HEAD request', async () => {
    const token = await context.portal.mint(context.portal.grant(CODE))
    const before = context.portal.calls.exchange
    expect((await visitor().get(`/${CODE}/?token=${token}`, 'HEAD')).status).toBe(403)
    expect(context.portal.calls.exchange).toBe(before)
    expect((await visitor().get(`/${CODE}/?token=${token}`)).status).toBe(303)
  })
})

describe('a ticket that is not good', () => {
  const refused = async (token: string) => {
    const before = context.portal.calls.exchange
    const answer = await visitor().get(`/${CODE}/?token=${encodeURIComponent(token)}`)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Ce ticket n’est plus valable')
    expect(answer.text).toContain(`${context.portal.url}/apps/${CODE}`)
    expect(answer.headers.getSetCookie()).toEqual([])
    // Refused on the spot, without the portal's help.
    expect(context.portal.calls.exchange).toBe(before)
  }
  const minted = (overrides: Parameters<typeof context.portal.mint>[1], code = CODE) =>
    context.portal.mint(context.portal.grant(code), overrides)
  const seconds = () => Math.floor(Date.now() / 1000)

  test('another app’s', async () => refused(await minted({}, OTHER_CODE)))
  test('another issuer’s', async () => refused(await minted({ claims: { iss: 'https://elsewhere.test' } })))
  test('too old, beyond the leeway of a minute', async () => {
    await refused(await minted({ claims: { exp: seconds() - 61 } }))
    const late = await minted({ claims: { exp: seconds() - 50 } })
    expect((await visitor().get(`/${CODE}/?token=${late}`)).status).toBe(303)
  })
  test('without a key id', async () => refused(await minted({ header: { kid: undefined } })))
  test('signed by a key that the portal never published', async () => {
    const stranger = await context.portal.createKey()
    await refused(await minted({ key: stranger }))
    await refused(await minted({ key: { ...stranger, kid: context.portal.control.keys[0]?.kid ?? '' } }))
  })
  test('unsigned, cut, or too long', async () => {
    const token = await minted({})
    const [, payload] = token.split('.')
    const header = Buffer.from('{"alg":"none","typ":"launch+jwt"}').toString('base64url')
    for (const forged of [`${header}.${payload}.`, token.slice(0, -4), `${header}.${'x'.repeat(5000)}.`])
      await refused(forged)
  })
})

describe('a `token` that is no launch ticket', () => {
  test('opens nothing, and is the demo’s own where the door is open', async () => {
    const jwt = await context.portal.mint(context.portal.grant(CODE), { header: { typ: 'JWT' } })
    const { visitor: person } = await admitted()
    for (const token of [jwt, 'garbage', '', 'x'.repeat(5000)]) {
      const closed = await visitor().get(`/${CODE}/?token=${token}`)
      expect(closed.status).toBe(403)
      expect(closed.text).toContain('Cette démonstration s’ouvre depuis le portail')
      expect((await person.get(`/${CODE}/?token=${token}`)).status).toBe(200)
    }
  })
})

describe('a spent ticket', () => {
  test('leads somebody who is in to the demo, without it', async () => {
    const token = await context.portal.mint(context.portal.grant(CODE))
    const person = visitor()
    await person.get(`/${CODE}/?token=${token}`)
    const again = await person.get(`/${CODE}/deep?a=1&token=${token}`)
    expect(again.status).toBe(303)
    expect(again.headers.get('location')).toBe(`/${CODE}/deep?a=1`)
    expect((await visitor().get(`/${CODE}/?token=${token}`)).status).toBe(403)
  })
})

describe('the portal’s keys', () => {
  test('a rotated key is fetched when a ticket names it', async () => {
    context.portal.control.keys.push(await context.portal.createKey())
    // The key list may not be asked for again within seconds of the last time.
    await expect
      .poll(async () => (await admitted()).entered.status, { timeout: 9000, interval: 1000 })
      .toBe(303)
  }, 10_000)
})

describe('an access that is over when its ticket comes', () => {
  test('finds the door closed, for time or for the ticket', async () => {
    const access = context.portal.grant(CODE, -1)
    const answer = await visitor('en-GB').get(`/${CODE}/?token=${await context.portal.mint(access)}`)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Your time is up')
  })

  test('revoked after its ticket was minted, it lets nobody in', async () => {
    const access = context.portal.grant(CODE)
    const token = await context.portal.mint(access)
    access.revoked = true
    expect((await visitor().get(`/${CODE}/?token=${token}`)).status).toBe(403)
  })

  test('a silent portal admits nobody', async () => {
    const token = await context.portal.mint(context.portal.grant(CODE))
    context.portal.control.silent = true
    const answer = await visitor().get(`/${CODE}/?token=${token}`)
    context.portal.control.silent = false
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('Le portail ne répond pas')
    expect(context.warnings.join()).not.toContain(token)
  })
})
