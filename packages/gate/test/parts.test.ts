import { describe, expect, test } from 'vitest'
import { BadEnvironment, parseEnv } from '../sample/env.ts'
import { askUrl, readAddress, wayBack } from '../src/address.ts'
import { createPortalClock } from '../src/clock.ts'
import { html } from '../src/html.ts'

describe('the address of a request', () => {
  test.each(['//elsewhere.test/', '/\\elsewhere.test/', 'http://elsewhere.test/', '*', undefined])(
    'refuses %s',
    (target) => expect(readAddress(target, '')).toBeNull(),
  )

  test('stays on this host', () => {
    expect(readAddress('/.//elsewhere.test/?token=x', '')?.clean).toBe('/elsewhere.test/')
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
