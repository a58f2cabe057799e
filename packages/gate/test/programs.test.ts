import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Running, serve } from '../src/command/serve.ts'
import { startTestPortal, type TestPortal } from './portal.ts'
import { jupyter } from './programs/jupyter.ts'
import { nodeRed } from './programs/nodeRed.ts'
import type { Visitor } from './programs/program.ts'
import { shiny } from './programs/shiny.ts'
import { vite } from './programs/vite.ts'
import { createVisitor } from './visitor.ts'

const CODE = 'CARBONE24'
/** The promise: 2 s, and what a busy machine takes. */
const CUT_MS = 2500
const STARTS = { timeout: 60_000, interval: 200 }

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

describe.each([vite, nodeRed, jupyter, shiny].filter(({ file }) => file !== null))('$name', (program) => {
  let folder: string
  let child: ChildProcess
  let portal: TestPortal
  let gate: Running

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-gate-program-'))
    await program.prepare?.(folder)
    const port = await freePort()
    child = spawn(program.file ?? '', program.args({ port, folder }), { stdio: 'ignore', cwd: folder })
    portal = await startTestPortal({ [CODE]: 'secret' })
    const demo = {
      code: CODE,
      secret: 'secret',
      portalUrl: portal.url,
      upstream: { origin: `http://127.0.0.1:${port}`, path: '' },
      addressHeader: 'x-forwarded-uri',
      basePath: '',
      stripBase: false,
      publicUrl: undefined,
      secure: false,
      hasClock: true,
      answerTimeoutMs: 10_000,
    }
    gate = await serve(
      { host: '127.0.0.1', port: 0, trustProxy: [], metricsToken: undefined, demos: [demo] },
      { warn: () => {} },
    )
    await vi.waitFor(() => fetch(demo.upstream.origin), STARTS)
  }, 90_000)

  afterAll(async () => {
    await gate.close()
    await portal.close()
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }, 30_000)

  async function admitted() {
    const access = portal.grant(CODE)
    const browser = createVisitor(gate.url)
    await browser.get(`/?token=${await portal.mint(access)}`)
    const cookie = browser.cookieHeader()
    const visitor: Visitor = {
      url: gate.url,
      cookie,
      fetch: (path, init = {}) =>
        fetch(gate.url + path, { ...init, headers: { cookie, ...(init.headers as Record<string, string>) } }),
      dial: (path, protocols = []) =>
        new WebSocket(gate.url.replace('http', 'ws') + path, protocols, {
          headers: { cookie, origin: gate.url },
        }),
    }
    return { access, browser, visitor }
  }

  test('has the clock in its page, and lets nobody in without a pass', async () => {
    const { visitor } = await admitted()
    const page = await visitor.fetch(program.page, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('/__gate/clock.js')
    expect((await fetch(gate.url + program.page)).status).toBe(403)
  })

  test('sends nothing any more after a revocation', async () => {
    const { access, visitor } = await admitted()
    const socket = await program.live(visitor, folder)
    let heardAt = 0
    let heard = 0
    socket.on('message', () => {
      heard += 1
      heardAt = Date.now()
    })
    socket.on('error', () => {})
    await vi.waitFor(() => expect(heard).toBeGreaterThan(5), { timeout: 30_000, interval: 50 })
    const closed = once(socket, 'close')
    const revokedAt = Date.now()
    portal.revoke(access)
    await closed
    expect(Date.now() - revokedAt).toBeLessThan(CUT_MS)
    expect(heardAt - revokedAt).toBeLessThan(CUT_MS)
  }, 60_000)
})
