import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
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

  test('no word to the gate alone, and none that takes the gate’s own away', async () => {
    const { visitor: person } = await admitted()
    const socket = connect(Number(new URL(context.gate.url).port), '127.0.0.1')
    socket.write(
      `GET /headers HTTP/1.1\r\nHost: a\r\nCookie: ${person.cookieHeader()}\r\nTE: trailers\r\nX-Hop: 1\r\nConnection: close, X-Portal-User, X-Hop\r\n\r\n`,
    )
    let text = ''
    for await (const chunk of socket) text += chunk
    expect(text).toContain(`"x-portal-user":"person-at-${CODE}"`)
    expect(text).not.toContain('x-hop')
    expect(text).not.toContain('trailers')
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

describe('a request that is not well formed', () => {
  const say = async (person: { cookieHeader: () => string }, lines: string[]) => {
    const socket = connect(Number(new URL(context.gate.url).port), '127.0.0.1')
    socket.write(
      [...lines, `Cookie: ${person.cookieHeader()}`, 'Connection: close', '', '0', '', ''].join('\r\n'),
    )
    let text = ''
    for await (const chunk of socket) text += chunk
    return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
  }

  test.each([
    [
      400,
      'two lengths',
      ['POST /upload HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    ],
    [400, 'an unknown transfer coding', ['POST /upload HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked']],
    [400, 'a name with a space', ['GET /headers HTTP/1.1', 'Host: a', 'X-Portal-User : somebody']],
    [400, 'a folded line', ['GET /headers HTTP/1.1', 'Host: a', 'X-A: b', ' X-Portal-User: somebody']],
    [400, 'another host', ['GET http://elsewhere.test/ HTTP/1.1', 'Host: a']],
    [431, 'headers without end', ['GET /headers HTTP/1.1', 'Host: a', `X-Long: ${'x'.repeat(20_000)}`]],
  ])('is refused with %i: %s', async (status, _name, lines) => {
    const { visitor: person } = await admitted()
    const before = context.demo.asked.length
    expect(await say(person, lines)).toBe(status)
    expect(context.demo.asked.length).toBe(before)
  })
})

describe('what comes back', () => {
  test('status, cookies and redirects are the demo’s', async () => {
    const { visitor: person } = await admitted()
    expect((await person.get('/nowhere')).text).toBe('nothing here')
    expect((await person.get('/cookies')).headers.getSetCookie()).toEqual(['a=1; Path=/x/', 'b=2'])
    const { status, headers } = await person.get('/elsewhere')
    expect(headers.get('x-accel-buffering')).toBe('no')
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
