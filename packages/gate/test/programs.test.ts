import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { MINUTE_MS } from '@portal/contract/rules'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Running, serve } from '../src/command/serve.ts'
import { startTestPortal, type TestPortal } from './portal.ts'
import { esbuild } from './programs/esbuild.ts'
import { jupyter } from './programs/jupyter.ts'
import { nginx } from './programs/nginx.ts'
import { nodeRed } from './programs/nodeRed.ts'
import type { Visitor } from './programs/program.ts'
import { shiny } from './programs/shiny.ts'
import { vite } from './programs/vite.ts'
import { createVisitor } from './visitor.ts'

const CODE = 'CARBONE24'
/** No byte comes later than this after a revocation: the promise of 2 s, and what a busy machine takes. */
const CUT_MS = 2500
/** No byte comes later than this after the end of an access. */
const END_MS = 1000
const SOON_MS = 1500
const STARTS = { timeout: 60_000, interval: 200 }

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const PROGRAMS = [vite, esbuild, nginx, nodeRed, jupyter, shiny]

describe.each(PROGRAMS)('$name', (program) => {
  const { file } = program
  if (file === null) return test.skip('is left out: it is not installed here')

  let folder: string
  let child: ChildProcess
  let portal: TestPortal
  let gate: Running

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-gate-program-'))
    const port = await freePort()
    await program.prepare?.({ port, folder })
    child = spawn(file, program.args({ port, folder }), { stdio: 'ignore', cwd: folder, detached: true })
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
    // With what it has started itself.
    if (child.pid) process.kill(-child.pid)
    if (child.exitCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }, 30_000)

  async function admitted() {
    const access = portal.grant(CODE)
    const browser = createVisitor(gate.url)
    await browser.get(`/?token=${await portal.mint(access)}`)
    const cookie = browser.cookieHeader()
    const visitor: Visitor = {
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

  async function listening() {
    const { access, visitor } = await admitted()
    const line = await program.live(visitor, folder)
    await vi.waitFor(() => expect(line.heard).toBeGreaterThan(5), { timeout: 30_000, interval: 50 })
    return { access, line }
  }

  test('sends nothing any more after a revocation', async () => {
    const { access, line } = await listening()
    const revokedAt = Date.now()
    portal.revoke(access)
    await line.over
    expect(Date.now() - revokedAt).toBeLessThan(CUT_MS)
    expect(line.heardAt - revokedAt).toBeLessThan(CUT_MS)
  }, 60_000)

  test('sends until the end of the access, and nothing any more after it', async () => {
    const { access, line } = await listening()
    const end = Math.ceil((Date.now() + SOON_MS) / 1000) * 1000
    portal.prolong(access, (end - access.endsAt) / MINUTE_MS)
    await line.over
    expect(Math.abs(Date.now() - end)).toBeLessThan(END_MS)
    expect(line.heardAt - end).toBeLessThan(END_MS)
  }, 60_000)
})
