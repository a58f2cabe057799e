import { describe, expect, test } from 'vitest'
import { CODE, OTHER_CODE, useGatedSample } from './setup.ts'

const { context, visitor, admitted } = useGatedSample({ introspectEveryMs: 40 })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const HOUR = 3_600_000

describe('without a ticket', () => {
  test('the door says where to come from, in the language of the browser', async () => {
    const french = await visitor('de, fr;q=0.8, en;q=0.5').get(`/${CODE}/`)
    expect(french.status).toBe(403)
    expect(french.text).toContain('<html lang="fr">')
    expect(french.text).toContain('Jumeau énergétique')
    expect(french.text).toContain(`href="${context.portal.url}/apps/${CODE}"`)
    const english = await visitor('en-US,en;q=0.9').get(`/${CODE}/`)
    expect(english.text).toContain('This demo opens from the portal')
    expect(english.text).toContain('Energy twin')
    expect(english.text).toContain(`href="${context.portal.url}/en/apps/${CODE}"`)
    expect(english.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('no file of the demo leaves, and the gate’s own files do', async () => {
    expect((await visitor().get(`/${CODE}/demo.js`)).status).toBe(403)
    expect((await visitor().get(`/${CODE}/__gate/clock.js`)).headers.get('content-type')).toContain(
      'javascript',
    )
    expect((await visitor().get(`/${CODE}/__gate/text.woff2`)).status).toBe(200)
    expect((await visitor().get(`/${CODE}/__gate/toString`)).status).toBe(403)
  })

  test('a target that is no path of this host is refused', async () => {
    expect((await visitor().get('//elsewhere.test/?token=x')).status).toBe(404)
    expect((await visitor().get('/nothing/')).status).toBe(404)
  })
})

describe('the cookie', () => {
  test('opens no other demo, and no demo once it was touched', async () => {
    const { visitor: person } = await admitted()
    const value = person.cookies.get(`gate_${CODE}`) ?? ''
    person.cookies.set(`gate_${OTHER_CODE}`, value)
    expect((await person.get(`/${OTHER_CODE}/`)).status).toBe(403)

    const [payload = '', signature] = value.split('.')
    const pass = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const longer = Buffer.from(JSON.stringify({ ...pass, access_exp: 9_999_999_999 })).toString('base64url')
    for (const forged of [`${longer}.${signature}`, `${payload}.`, payload, '%%%.%%%', '.']) {
      person.cookies.set(`gate_${CODE}`, forged)
      expect((await person.get(`/${CODE}/`)).status).toBe(403)
    }
  })
})

describe('while the access runs', () => {
  test('the state says the portal’s time, the end and the way back', async () => {
    const { access, visitor: person } = await admitted()
    const state = JSON.parse((await person.get(`/${CODE}/__gate/state`)).text)
    expect(state).toMatchObject({ active: true, portal_url: `${context.portal.url}/apps/${CODE}?from=gate` })
    expect(state.ends_at).toBe(Math.floor(access.endsAt / 1000) * 1000)
    expect(Math.abs(state.now - context.portal.nowMs())).toBeLessThan(1100)
    expect((await person.get(`/${CODE}/__gate/closed?why=ended`)).headers.get('location')).toBe(`/${CODE}/`)
  })

  test('the name of the person is text, whatever is in it', async () => {
    const access = context.portal.grant(CODE, 60, { displayName: '<script>alert(1)</script>"&' })
    const person = visitor()
    await person.get(`/${CODE}/?token=${await context.portal.mint(access)}`)
    const { text } = await person.get(`/${CODE}/`)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;')
    expect(text).not.toContain('<script>alert')
  })

  test('the portal is asked once per interval, however many requests come', async () => {
    const { visitor: person } = await admitted()
    await pause(60)
    const before = context.portal.calls.introspect
    await Promise.all(Array.from({ length: 20 }, () => person.get(`/${CODE}/demo.css`)))
    expect(context.portal.calls.introspect - before).toBeLessThanOrEqual(4)
    expect(context.portal.calls.introspect).toBeGreaterThan(before)
  })

  test('a demo whose own clock is wrong still counts by the portal’s', async () => {
    context.offsetMs = -5 * HOUR
    const { visitor: person } = await admitted(30)
    const state = JSON.parse((await person.get(`/${CODE}/__gate/state`)).text)
    expect(state.ends_at - state.now).toBeGreaterThan(29 * 60_000)
    expect(state.ends_at - state.now).toBeLessThan(31 * 60_000)
    // Somebody sets it right: what the gate had learned of it is void.
    context.offsetMs = 0
    expect((await admitted()).entered.status).toBe(303)
  })
})

describe('the end', () => {
  test('revoked at the portal: the door closes at the next question', async () => {
    const { access, visitor: person } = await admitted()
    access.revoked = true
    await pause(60)
    const answer = await person.get(`/${CODE}/`)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Votre accès a pris fin')
    expect(JSON.parse((await person.get(`/${CODE}/__gate/state`)).text)).toMatchObject({
      active: false,
      why: 'revoked',
    })
  })

  test('the portal’s clock jumps past the end: time is over, and the way leads back to ask again', async () => {
    const { visitor: person } = await admitted(60)
    context.portal.control.offsetMs = 2 * HOUR
    await pause(60)
    const answer = await person.get(`/${CODE}/`)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Votre temps est écoulé')
    expect(answer.text).toContain(`${context.portal.url}/apps/${CODE}?from=gate`)
    expect((await person.get(`/${CODE}/__gate/closed?why=ended`)).text).toContain('Demander un nouvel accès')
    context.portal.control.offsetMs = 0
    await pause(60)
    expect((await admitted()).entered.status).toBe(303)
  })

  test('a silent portal: goes on until the end of the access, never beyond', async () => {
    const { visitor: person } = await admitted(60)
    context.portal.control.silent = true
    await pause(60)
    expect((await person.get(`/${CODE}/`)).status).toBe(200)
    context.offsetMs = HOUR + 1000
    expect((await person.get(`/${CODE}/`)).text).toContain('Votre temps est écoulé')
    context.offsetMs = 0
    context.portal.control.silent = false
  })
})
