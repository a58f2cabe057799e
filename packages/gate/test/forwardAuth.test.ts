import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { CODE, useGatedDemo } from './gatedDemo.ts'

const { context, visitor, admitted } = useGatedDemo({ upstream: null }, { trustProxy: ['127.0.0.1'] })
const asking = (address: string, more: Record<string, string> = {}) => ({
  'x-forwarded-uri': address,
  ...more,
})

describe.each(['auth', 'check'])('GET /__gate/%s', (path) => {
  test('says who is there, or no', async () => {
    const { visitor: person } = await admitted()
    const yes = await person.get(
      `/__gate/${path}`,
      'GET',
      asking('/settings?a=1', { 'x-portal-user': 'forged' }),
    )
    expect(yes.status).toBe(204)
    expect(yes.headers.get('x-portal-user')).toBe(`person-at-${CODE}`)
    expect((await visitor().get(`/__gate/${path}`, 'GET', asking('/settings'))).status).toBe(403)
  })

  test('says yes to no address of the gate itself, and to no WebSocket from elsewhere', async () => {
    const { visitor: person } = await admitted()
    for (const address of ['/__gate/clock.js', '/__gate/state', '/x/../__gate/clock.js'])
      expect((await person.get(`/__gate/${path}`, 'GET', asking(address))).status).toBe(403)
    const foreign = asking('/live', { origin: 'https://a.test', 'sec-websocket-key': 'x' })
    expect((await person.get(`/__gate/${path}`, 'GET', foreign)).status).toBe(403)
  })

  test('answers about a WebSocket as about a request', async () => {
    const { visitor: person } = await admitted()
    const ask = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve) => {
        const socket = new WebSocket(`${context.gate.url}/__gate/${path}`, {
          headers: asking('/live', headers),
        })
        socket.on('unexpected-response', (_req, res) => resolve(res.statusCode))
        socket.on('error', () => {})
      })
    expect(await ask({ cookie: person.cookieHeader() })).toBe(204)
    expect(await ask({})).toBe(403)
  })

  test('needs an address, said once', async () => {
    const { visitor: person } = await admitted()
    expect((await person.get(`/__gate/${path}`)).status).toBe(400)
    expect((await person.get(`/__gate/${path}`, 'GET', asking('//elsewhere.test/'))).status).toBe(400)
  })
})

describe('a ticket', () => {
  test('is taken by /auth, on a GET', async () => {
    const token = await context.portal.mint(context.portal.grant(CODE))
    const post = asking(`/?token=${token}`, { 'x-forwarded-method': 'POST' })
    expect((await visitor().get('/__gate/auth', 'GET', post)).status).toBe(403)
    const entered = await visitor().get('/__gate/auth', 'GET', asking(`/a?b=1&token=${token}`))
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/a?b=1'])
    expect(entered.headers.getSetCookie()[0]).toContain(`gate_${CODE}=`)
  })

  test('is left by /check to the request itself', async () => {
    const token = await context.portal.mint(context.portal.grant(CODE))
    expect((await visitor().get('/__gate/check', 'GET', asking(`/?token=${token}`))).status).toBe(403)
    expect((await visitor().get(`/?token=${token}`)).status).toBe(303)
  })
})

test('nothing is behind this gate', async () => {
  const { visitor: person } = await admitted()
  expect((await person.get('/settings')).status).toBe(421)
  expect((await visitor().get('/settings')).status).toBe(403)
})

describe('from elsewhere', () => {
  const { visitor: stranger } = useGatedDemo({ upstream: null }, { trustProxy: ['10.0.0.1'] })
  test('nobody’s address is believed', async () => {
    expect((await stranger().get('/__gate/auth', 'GET', asking('/settings'))).status).toBe(400)
  })
})
