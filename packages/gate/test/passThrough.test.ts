import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { CODE, useGatedDemo } from './gatedDemo.ts'

const { context, visitor, admitted } = useGatedDemo()
const wsUrl = () => context.gate.url.replace('http', 'ws')

describe('what reaches the demo', () => {
  test('is nothing at all without a pass', async () => {
    const before = context.demo.asked.length
    for (const path of ['/', '/download', '/stream', '/%2e%2e/headers', '/__gate/../headers'])
      expect((await visitor().get(path)).status).toBe(403)
    expect((await visitor().get('/upload', 'POST', {}, 'x')).status).toBe(403)
    expect(context.demo.asked.length).toBe(before)
  })

  test('who is there, by the gate alone; and no cookie of a gate', async () => {
    const { visitor: person } = await admitted(60, { displayName: 'Zoë 東京' })
    person.cookies.set('own', '1')
    person.cookies.set('__Secure-gate_OTHER01', 'x')
    const { text } = await person.get('/headers', 'GET', {
      'X-Portal-User': 'somebody-else',
      X_Portal_User: 'somebody-else',
      'X-Portal-Role': 'admin',
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Proto': 'gopher',
      'X-Forwarded-Uri': '/__gate/clock.js',
      'X-Real-IP': '1.2.3.4',
      Forwarded: 'for=1.2.3.4',
    })
    const headers = JSON.parse(text)
    expect(headers).toMatchObject({
      'x-portal-user': `person-at-${CODE}`,
      'x-portal-name': encodeURIComponent('Zoë 東京'),
      'x-portal-locale': 'fr',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      cookie: 'own=1',
    })
    expect(Date.parse(headers['x-portal-access-end'])).toBeGreaterThan(Date.now())
    for (const name of ['x_portal_user', 'x-portal-role', 'x-real-ip', 'x-forwarded-uri', 'forwarded'])
      expect(headers).not.toHaveProperty(name)
  })

  test('the address as it was written, without a ticket in it', async () => {
    const { visitor: person } = await admitted()
    const token = await context.portal.mint(context.portal.grant(CODE))
    await person.get(`/a%20b?token=own&x=+1&y=%C3%A9`)
    expect(context.demo.asked.at(-1)).toBe('/a%20b?token=own&x=+1&y=%C3%A9')
    await person.get(`/upload?x=1&token=${token}`, 'POST', {}, 'body')
    expect(context.demo.asked.at(-1)).toBe('/upload?x=1')
  })
})

describe('what comes back', () => {
  test('status, cookies and redirects are the demo’s', async () => {
    const { visitor: person } = await admitted()
    expect((await person.get('/nowhere')).text).toBe('nothing here')
    expect((await person.get('/cookies')).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    const { status, headers } = await person.get('/elsewhere')
    expect([status, headers.get('location')]).toEqual([302, '/page?x=1'])
  })

  test('an upload passes unchanged, without being held', async () => {
    const { visitor: person } = await admitted()
    const hash = createHash('sha256')
    const upload = request(`${context.gate.url}/upload`, {
      method: 'POST',
      headers: { cookie: person.cookieHeader() },
    })
    const answered = once(upload, 'response')
    for (let part = 0; part < 64; part += 1) {
      const chunk = randomBytes(1 << 20)
      hash.update(chunk)
      if (!upload.write(chunk)) await once(upload, 'drain')
    }
    upload.end()
    const [answer] = await answered
    let text = ''
    for await (const chunk of answer) text += chunk
    expect(text).toBe(hash.digest('hex'))
  })

  test('an answer that breaks off is not made to look whole', async () => {
    const { visitor: person } = await admitted()
    await expect(person.get('/breaks-off')).rejects.toThrow()
  })
})

describe('a WebSocket', () => {
  const dial = async (path: string, headers: Record<string, string>) => {
    const socket = new WebSocket(`${wsUrl()}${path}`, { headers })
    const outcome = await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_req, res) => resolve(res.statusCode ?? 0))
      socket.on('error', () => resolve(0))
    })
    return { socket, outcome }
  }

  test('passes both ways, and ends at both ends', async () => {
    const { visitor: person } = await admitted()
    const { socket, outcome } = await dial('/live?token=own', { cookie: person.cookieHeader() })
    expect(outcome).toBe(101)
    expect(context.demo.asked.at(-1)).toBe('/live?token=own')
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    socket.send('hello')
    await vi.waitFor(() => expect(heard).toContain('echo hello'))
    socket.terminate()
    await vi.waitFor(() => expect(context.demo.open.sockets).toBe(0))
  })

  test('is refused before the demo hears of it', async () => {
    const { visitor: person } = await admitted()
    const before = context.demo.asked.length
    expect((await dial('/live', {})).outcome).toBe(403)
    expect((await dial('/live', { cookie: person.cookieHeader(), origin: 'https://a.test' })).outcome).toBe(
      403,
    )
    expect(context.demo.asked.length).toBe(before)
    expect((await dial('/refused', { cookie: person.cookieHeader() })).outcome).toBe(418)
  })
})

describe('when the access closes', () => {
  test('nothing stays open, at the demo neither', async () => {
    const { access, visitor: person } = await admitted()
    const cookie = person.cookieHeader()
    const socket = new WebSocket(`${wsUrl()}/live`, { headers: { cookie } })
    socket.on('error', () => {})
    await once(socket, 'open')
    const streams = ['/stream', '/download'].map(async (path) => {
      const response = await fetch(context.gate.url + path, { headers: { cookie } })
      for await (const _ of response.body ?? []);
    })
    await vi.waitFor(() => expect(context.demo.open).toEqual({ requests: 2, sockets: 1 }))
    context.portal.revoke(access)
    await Promise.all([once(socket, 'close'), ...streams.map((stream) => expect(stream).rejects.toThrow())])
    await vi.waitFor(() => expect(context.demo.open).toEqual({ requests: 0, sockets: 0 }), { timeout: 2400 })
  })
})

describe('for those who run it', () => {
  test('health says how demo and portal are', async () => {
    const { text } = await visitor().get('/__gate/health')
    expect(JSON.parse(text)).toMatchObject({ status: 'ok', demos: [{ app: CODE, demo: 'answers' }] })
  })

  test('metrics count, for the machine itself alone', async () => {
    await admitted()
    const { text } = await visitor().get('/__gate/metrics')
    expect(text).toMatch(/portal_gate_responses_total\{app="CARBONE24",status="303"\} \d/)
    expect(text).toContain('portal_gate_connections{app="CARBONE24"}')
    expect((await visitor().get('/__gate/metrics', 'GET', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(403)
  })
})
