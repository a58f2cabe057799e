import { describe, expect, test } from 'vitest'
import { BadEnvironment, parseEnv } from '../sample/env.ts'
import { html } from '../src/pages/html.ts'
import { createPortalClock } from '../src/portal/clock.ts'
import { askUrl, readAddress, wayBack } from '../src/request/address.ts'

describe('the address of a request', () => {
  test.each(['//elsewhere.test/', '/\\elsewhere.test/', 'http://elsewhere.test/', '*', undefined])(
    'refuses %s',
    (target) => expect(readAddress(target, '')).toBeNull(),
  )

  test('stays on this host', () => {
    expect(readAddress('/.//elsewhere.test/?a=1', '')?.clean).toBe('/elsewhere.test/?a=1')
  })

  test('a ticket is taken out, and everything else stays as it was written', () => {
    const ticket = `${Buffer.from('{"alg":"ES256","typ":"launch+jwt"}').toString('base64url')}.e30.x`
    const address = readAddress(`/a%20b?x=+1&token=${ticket}&token=own&y=%c3%a9`, '')
    expect(address).toMatchObject({ ticket, clean: '/a%20b?x=+1&token=own&y=%c3%a9' })
    expect(readAddress('/tree?token=own', '')).toMatchObject({ ticket: null, clean: '/tree?token=own' })
  })

  test('what is judged is what is sent on', () => {
    expect(readAddress('/CODE01/%2e%2e/CODE02/__gate/state', '/CODE01')).toMatchObject({
      gatePath: null,
      clean: '/CODE02/__gate/state',
    })
    expect(readAddress('/__gate/clock.js/../../settings', '')).toMatchObject({
      gatePath: null,
      clean: '/settings',
    })
    expect(readAddress('/%5f_gate/clock.js', '')?.gatePath).toBeNull()
  })

  test('knows the gate’s own addresses from the app’s', () => {
    expect(readAddress('/CODE01/__gate/state', '/CODE01')?.gatePath).toBe('state')
    expect(readAddress('/CODE01/other', '/CODE01')?.gatePath).toBeNull()
    expect(readAddress('/__gate/state', '/CODE01')?.gatePath).toBeNull()
  })

  test('the way back is a web address or the app’s card', () => {
    expect(askUrl('https://p.test', 'en', 'CODE01')).toBe('https://p.test/en/apps/CODE01')
    expect(wayBack('javascript:alert(1)', 'https://p.test/')).toBe('https://p.test/')
  })
})

describe('the portal’s clock', () => {
  test('follows the portal and does not jitter within its seconds', () => {
    let local = 1_000_500
    const clock = createPortalClock(() => new Date(local))
    clock.follow(5000, local, local)
    const first = clock.now()
    expect(first).toBeGreaterThanOrEqual(5_000_000)
    expect(first).toBeLessThan(5_001_000)
    local += 300
    clock.follow(5000, local, local)
    expect(clock.now()).toBe(first + 300)
  })
})

describe('a template', () => {
  test('escapes every value that is not a template itself', () => {
    expect(html`<p title="${'"<&>\''}">${html`<b>${1}</b>`}</p>`.markup).toBe(
      '<p title="&quot;&lt;&amp;&gt;&#39;"><b>1</b></p>',
    )
  })
})

describe('the sample’s environment', () => {
  const good = { PORTAL_URL: 'http://127.0.0.1:3000/', GATE_APPS: '{"CARBONE24":"s"}' }

  test('has defaults for all but the portal and the apps', () => {
    expect(parseEnv(good)).toEqual({
      host: '127.0.0.1',
      port: 4000,
      portalUrl: 'http://127.0.0.1:3000',
      apps: { CARBONE24: 's' },
      introspectEveryMs: 30_000,
    })
  })

  test.each([
    [{ PORTAL_URL: 'portal' }, 'PORTAL_URL'],
    [{ PORT: '99999' }, 'PORT'],
    [{ GATE_APPS: '["CARBONE24"]' }, 'GATE_APPS'],
    [{ GATE_APPS: '{"x":"s"}' }, 'GATE_APPS'],
    [{ GATE_INTROSPECT_MS: 'often' }, 'GATE_INTROSPECT_MS'],
  ])('refuses %j by name', (wrong, name) => {
    expect(() => parseEnv({ ...good, ...wrong })).toThrow(BadEnvironment)
    expect(() => parseEnv({ ...good, ...wrong })).toThrow(name)
  })
})
