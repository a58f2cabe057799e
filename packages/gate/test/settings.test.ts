import { describe, expect, test } from 'vitest'
import { BadSetting } from '../src/command/badSetting.ts'
import { createFrontProxy } from '../src/command/frontProxy.ts'
import type { Values } from '../src/command/options.ts'
import { readSettings } from '../src/command/settings.ts'

const files: Record<string, string> = {
  '/run/secret': 'from a file\n',
  '/etc/gate/gates.json': JSON.stringify({
    portal: 'https://apps.test',
    port: 9000,
    demos: [
      { app: 'CARBONE24', upstream: 'http://127.0.0.1:1', basePath: '/CARBONE24', secretFile: 'one' },
      {
        app: 'VISIOSTOCK',
        upstream: 'http://127.0.0.1:2/sub/',
        basePath: '/VISIOSTOCK',
        secretFile: 'two',
        stripBase: true,
      },
    ],
  }),
  '/etc/gate/one': 'first',
  '/etc/gate/two': 'second',
  '/etc/gate/twice.json': JSON.stringify({ demos: [{}, {}] }),
  '/etc/gate/odd.json': JSON.stringify({ demos: [{ upstreem: 'x' }] }),
  '/etc/gate/none.json': JSON.stringify({ demos: [] }),
  '/etc/gate/text.json': 'upstream',
}
const readFile = (path: string) => {
  const content = files[path]
  if (content === undefined) throw new Error('ENOENT')
  return content
}
const read = (flags: Values & { config?: string }, env: Record<string, string> = {}) =>
  readSettings({ flags, env, readFile })
const good = {
  upstream: 'http://127.0.0.1:8501',
  portal: 'https://apps.test/',
  app: 'CARBONE24',
  'secret-file': '/run/secret',
} as const

describe('settings', () => {
  test('from flags', () => {
    expect(read(good)).toEqual({
      host: '127.0.0.1',
      port: 8080,
      trustProxy: [],
      metricsToken: undefined,
      demos: [
        {
          code: 'CARBONE24',
          secret: 'from a file',
          portalUrl: 'https://apps.test',
          upstream: { origin: 'http://127.0.0.1:8501', path: '' },
          addressHeader: 'x-forwarded-uri',
          basePath: '',
          stripBase: false,
          publicUrl: undefined,
          secure: true,
          hasClock: true,
          answerTimeoutMs: 60_000,
        },
      ],
    })
  })

  test('from the environment, where no flag says otherwise', () => {
    const env = {
      PORTAL_GATE_UPSTREAM: 'http://127.0.0.1:1',
      PORTAL_GATE_PORTAL: 'http://127.0.0.1:3000',
      PORTAL_GATE_APP: 'OTHER0001',
      PORTAL_GATE_SECRET: 'in the environment',
      PORTAL_GATE_NO_CLOCK: 'true',
      PORTAL_GATE_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
    }
    const { demos, trustProxy } = read({ app: 'CARBONE24' }, env)
    expect(demos[0]).toMatchObject({
      code: 'CARBONE24',
      secret: 'in the environment',
      hasClock: false,
      secure: false,
    })
    expect(trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8'])
  })

  test('of several demos from a file, whose paths are seen from there', () => {
    const { port, demos } = read({ config: '/etc/gate/gates.json' })
    expect(port).toBe(9000)
    expect(demos).toMatchObject([
      { code: 'CARBONE24', secret: 'first', portalUrl: 'https://apps.test' },
      { code: 'VISIOSTOCK', secret: 'second', upstream: { path: '/sub' }, stripBase: true },
    ])
  })

  test.each([
    [{ upstream: 'localhost:1' }, '--upstream'],
    [{ portal: 'portal' }, '--portal'],
    [{ app: 'x' }, '--app'],
    [{ 'secret-file': '/nowhere' }, '/nowhere'],
    [{ 'base-path': 'x/' }, '--base-path'],
    [{ port: '99999' }, '--port'],
    [{ 'answer-timeout': 'soon' }, '--answer-timeout'],
    [{ config: '/etc/gate/nowhere.json' }, 'nowhere.json'],
    [{ config: '/etc/gate/text.json' }, 'JSON object'],
    [{ config: '/etc/gate/none.json' }, 'list its demos'],
    [{ config: '/etc/gate/odd.json' }, 'upstreem'],
    [{ config: '/etc/gate/twice.json' }, 'basePath'],
  ])('refuses %j by name', (wrong, named) => {
    expect(() => read({ ...good, ...wrong })).toThrow(BadSetting)
    expect(() => read({ ...good, ...wrong })).toThrow(named)
  })

  test('a gate that hands nothing on needs to know who may ask', () => {
    const { upstream: _, ...rest } = good
    expect(() => read({ ...rest, 'forward-auth': 'true' })).toThrow('--trust-proxy')
    const { demos } = read({ ...rest, 'forward-auth': 'true', 'trust-proxy': '127.0.0.1' })
    expect(demos[0]?.upstream).toBeNull()
  })

  test('says that the secret is missing', () => {
    const { 'secret-file': _, ...rest } = good
    expect(() => read(rest)).toThrow('PORTAL_GATE_SECRET')
  })

  test('a front proxy is named by its address', () => {
    expect(() => createFrontProxy(['proxy.local'])).toThrow(BadSetting)
    expect(() => createFrontProxy(['127.0.0.1', '10.0.0.0/8', '::1'])).not.toThrow()
  })
})
