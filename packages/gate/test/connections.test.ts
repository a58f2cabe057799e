import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createGate, type Gate, type GatedRequest } from '../src/index.ts'
import { startTestPortal, type TestPortal } from './portal.ts'
import { createVisitor } from './visitor.ts'

const CODE = 'CARBONE24'
/** Within the promise of 2 s after a revocation and 1 s after the end, with room for a busy machine. */
const SOON = { timeout: 2400, interval: 20 }

let portal: TestPortal
let gate: Gate
let server: Server
let url: string
let lastRequest: GatedRequest

/** A demo that lives on a WebSocket, an event stream and a download, none of which ends by itself. */
function demo(req: IncomingMessage, res: ServerResponse) {
  const isStream = req.url === '/stream'
  res.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/octet-stream' })
  const size = req.url === '/flood' ? 1 << 20 : 4096
  const timer = setInterval(() => res.write(isStream ? 'data: tick\n\n' : Buffer.alloc(size)), 20)
  res.on('close', () => clearInterval(timer))
}

beforeAll(async () => {
  portal = await startTestPortal({ [CODE]: 'secret' })
  gate = createGate({
    code: CODE,
    secret: 'secret',
    portalUrl: portal.url,
    secure: false,
    introspectEveryMs: 400,
    warn: () => {},
  })
  const sockets = new WebSocketServer({ noServer: true })
  sockets.on('connection', (socket) => {
    const timer = setInterval(() => socket.send('tick'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  server = createServer((req, res) => {
    lastRequest = req
    void gate.handle(req, res, () => demo(req, res))
  })
  server.on(
    'upgrade',
    (req, socket, head) =>
      void gate.upgrade(req, socket, head, () =>
        sockets.handleUpgrade(req, socket, head, (client) => sockets.emit('connection', client, req)),
      ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  gate.close()
  server.closeAllConnections()
  server.close()
  await portal.close()
})
afterEach(() => {
  portal.control.offersEvents = true
  portal.control.silent = false
})

async function enter(minutes = 60) {
  const access = portal.grant(CODE, minutes)
  const visitor = createVisitor(url)
  await visitor.get(`/?token=${await portal.mint(access)}`)
  return { access, cookie: visitor.cookieHeader(), visitor }
}

const dial = (headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('unexpected-response', (_req, res) => resolve(res.statusCode ?? 0))
    socket.on('error', () => {})
  })

/** One connection of each kind; each counts what it receives and says when it is over. */
async function openAll(cookie: string) {
  const open: { name: string; bytes: number; isOver: boolean }[] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } })
  await once(socket, 'open')
  const ofSocket = { name: 'socket', bytes: 0, isOver: false }
  socket.on('message', (data: Buffer) => {
    ofSocket.bytes += data.length
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    ofSocket.isOver = true
  })
  open.push(ofSocket)
  for (const name of ['stream', 'download']) {
    const state = { name, bytes: 0, isOver: false }
    const asking = get(`${url}/${name}`, { headers: { cookie } })
    const [res] = (await once(asking, 'response')) as [IncomingMessage]
    asking.on('error', () => {})
    res.on('data', (chunk: Buffer) => {
      state.bytes += chunk.length
    })
    res.on('error', () => {})
    res.on('close', () => {
      state.isOver = true
    })
    open.push(state)
  }
  await vi.waitFor(() => expect(open.every(({ bytes }) => bytes > 0)).toBe(true))
  return open
}

const isOver = (open: { isOver: boolean }[]) => open.every((one) => one.isOver)

describe('a WebSocket', () => {
  test('opens with a pass, from a page of the demo or from no page', async () => {
    const { cookie } = await enter()
    expect(await dial({ cookie, origin: url })).toBe(101)
    expect(await dial({ cookie })).toBe(101)
  })

  test('does not open without a pass, with a forged one, or from another origin', async () => {
    const { cookie } = await enter()
    expect(await dial({})).toBe(403)
    expect(await dial({ cookie: `${cookie.slice(0, 40)}x${cookie.slice(41)}` })).toBe(403)
    expect(await dial({ cookie, origin: 'https://elsewhere.test' })).toBe(403)
    expect(await dial({ cookie, origin: 'null' })).toBe(403)
  })
})

test('below a path of Express, which cuts the address, the gate reads the whole one', async () => {
  const below = createGate({
    code: CODE,
    secret: 'secret',
    portalUrl: portal.url,
    basePath: '/SUB',
    secure: false,
  })
  const express = createServer((req: GatedRequest, res) => {
    req.originalUrl = req.url ?? ''
    req.url = req.originalUrl.replace(/^\/SUB/, '')
    void below.handle(req, res, () => void res.end(req.url))
  })
  await new Promise<void>((resolve) => express.listen(0, '127.0.0.1', resolve))
  const visitor = createVisitor(`http://127.0.0.1:${(express.address() as AddressInfo).port}`)
  const entered = await visitor.get(`/SUB/a?token=${await portal.mint(portal.grant(CODE))}`)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/SUB/a'])
  expect(entered.headers.getSetCookie()[0]).toContain('Path=/SUB;')
  expect((await visitor.get('/SUB/a')).text).toBe('/a')
  expect((await visitor.get('/SUB/__gate/clock.js')).status).toBe(200)
  below.close()
  express.closeAllConnections()
  express.close()
})

describe('every open connection is cut', () => {
  test('by an event of the portal', async () => {
    const { access, cookie } = await enter()
    await vi.waitFor(() => expect(gate.status().hearsEvents).toBe(true), SOON)
    const open = await openAll(cookie)
    const asked = portal.calls.introspect
    portal.revoke(access)
    await vi.waitFor(() => expect(isOver(open)).toBe(true), SOON)
    expect(portal.calls.introspect).toBe(asked)
    expect(lastRequest.access?.signal).toMatchObject({ aborted: true, reason: 'revoked' })
    const received = open.map(({ bytes }) => bytes)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(open.map(({ bytes }) => bytes)).toEqual(received)
    expect(await dial({ cookie })).toBe(403)
  })

  test('by asking, while the events cannot be followed', async () => {
    const { access, cookie } = await enter()
    const open = await openAll(cookie)
    portal.control.offersEvents = false
    portal.dropListeners()
    access.revoked = true
    await vi.waitFor(() => expect(isOver(open)).toBe(true), SOON)
  })

  test('when the events are followed again after something was missed', async () => {
    const { access, cookie } = await enter()
    await vi.waitFor(() => expect(gate.status().hearsEvents).toBe(true), { timeout: 9000 })
    const open = await openAll(cookie)
    access.revoked = true
    portal.dropListeners()
    await vi.waitFor(() => expect(isOver(open)).toBe(true), SOON)
  }, 15_000)

  test('and what the system still holds for a slow reader is dropped', async () => {
    const { access, cookie } = await enter()
    const reader = connect(Number(new URL(url).port), '127.0.0.1').pause()
    reader.write(`GET /flood HTTP/1.1\r\nHost: demo\r\nCookie: ${cookie}\r\n\r\n`)
    await vi.waitFor(() => expect(lastRequest.url).toBe('/flood'))
    portal.revoke(access)
    await vi.waitFor(() => expect(gate.status().connections).toBe(0), SOON)
    reader.resume()
    await expect(once(reader, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
  })

  test('at the end of the access, and while the portal is away', async () => {
    const { access, cookie } = await enter(3 / 60)
    const open = await openAll(cookie)
    portal.control.silent = true
    portal.dropListeners()
    await vi.waitFor(() => expect(isOver(open)).toBe(true), { timeout: 9000, interval: 20 })
    expect(portal.nowMs() - access.endsAt).toBeLessThan(1000)
  }, 15_000)
})

describe('more time', () => {
  test('moves the end of what is open, and of the pass', async () => {
    const { access, cookie, visitor } = await enter(3 / 60)
    await vi.waitFor(() => expect(gate.status().hearsEvents).toBe(true), { timeout: 9000 })
    const open = await openAll(cookie)
    portal.prolong(access, 30)
    await new Promise((resolve) => setTimeout(resolve, access.endsAt - 30 * 60_000 - portal.nowMs() + 600))
    expect(open.some((one) => one.isOver)).toBe(false)
    const state = await visitor.get('/__gate/state')
    expect(JSON.parse(state.text).ends_at).toBe(Math.floor(access.endsAt / 1000) * 1000)
    expect(state.headers.getSetCookie()[0]).toMatch(/Max-Age=1[78]\d\d;/)
    portal.revoke(access)
    await vi.waitFor(() => expect(isOver(open)).toBe(true), SOON)
  }, 15_000)
})

test('a thousand sockets of one access are cut together', async () => {
  const { access, cookie } = await enter()
  const sockets = Array.from(
    { length: 1000 },
    () => new WebSocket(`${url.replace('http', 'ws')}/quiet`, { headers: { cookie } }),
  )
  for (const socket of sockets) socket.on('error', () => {})
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  expect(gate.status().connections).toBeGreaterThanOrEqual(1000)
  portal.revoke(access)
  await Promise.all(sockets.map((socket) => once(socket, 'close')))
  await vi.waitFor(() => expect(gate.status().connections).toBe(0))
}, 30_000)
