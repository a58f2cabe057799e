import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { preferredLanguage } from '@portal/contract/rules'
import { sendAsset } from '../own/assets.ts'
import { sendPage } from '../own/respond.ts'
import { doorPage } from '../pages/doorPage.ts'
import { readAddress } from '../request/address.ts'
import { createForwardAuth } from './forwardAuth.ts'
import { createFrontProxy, sayWhereFrom } from './frontProxy.ts'
import { createGatedDemo, type Tuning } from './gatedDemo.ts'
import { createMetrics } from './metrics.ts'
import { serveOperations } from './operations.ts'
import type { Settings } from './settings.ts'

export type Running = {
  url: string
  /** Takes no more connections, waits for those that are at work, and cuts the rest after so many ms. */
  close: (graceMs?: number) => Promise<void>
}

/** Bounds how long a caller may take to say what he wants. */
const HEADERS_TIMEOUT_MS = 10_000

/**
 * Starts the gates of one process at one address, each at its base path.
 *
 * @throws when the port is taken or may not be used, with the system's code (`EADDRINUSE`)
 */
export async function serve(settings: Settings, tuning: Tuning): Promise<Running> {
  const { host, port, metricsToken } = settings
  const isFrontProxy = createFrontProxy(settings.trustProxy)
  const demos = settings.demos.map((demo) =>
    demo.upstream
      ? createGatedDemo(demo, demo.upstream, tuning)
      : createForwardAuth(demo, isFrontProxy, tuning),
  )
  const longestFirst = [...demos].sort((a, b) => b.basePath.length - a.basePath.length)
  const metrics = createMetrics(demos)
  const upgraded = new Set<Socket>()

  function demoOf(req: IncomingMessage) {
    const path = readAddress(req.url, '')?.clean.split('?')[0] ?? ''
    return longestFirst.find(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    if (await serveOperations({ demos, metrics, metricsToken }, req, res)) return
    const demo = demoOf(req)
    if (!demo) return answerNowhere(req, res)
    res.once('close', () => metrics.count(demo.code, res.statusCode))
    sayWhereFrom(req, isFrontProxy(req), demo.secure)
    await demo.handle(req, res)
  }

  async function answerNowhere(req: IncomingMessage, res: ServerResponse) {
    const asset = /^\/__gate\/([\w.]+)$/.exec(req.url ?? '')?.[1]
    if (asset && (await sendAsset(res, asset))) return
    const language = preferredLanguage(req.headers['accept-language'])
    const portalUrl = settings.demos[0]?.portalUrl ?? '/'
    sendPage(res, 404, doorPage({ reason: 'missing', name: '404', language, assets: '/__gate', portalUrl }))
  }

  async function upgrade(req: IncomingMessage, socket: Socket, head: Buffer) {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    const demo = demoOf(req)
    if (!demo) return void socket.destroy()
    sayWhereFrom(req, isFrontProxy(req), demo.secure)
    await demo.upgrade(req, socket, head)
  }

  const fail = (connection: { destroy: () => unknown }) => (error: Error) => {
    tuning.warn(error.message)
    connection.destroy()
  }
  // An upload may take as long as it takes.
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: 0 }, (req, res) => {
    answer(req, res).catch(fail(res))
  })
  // A front proxy asks about a WebSocket as it asks about a request: without a listener it is answered as one.
  if (settings.demos.some(({ upstream }) => upstream))
    server.on('upgrade', (req, socket: Socket, head) => {
      upgrade(req, socket, head).catch(fail(socket))
    })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close(graceMs = 0) {
      const timer = setTimeout(() => {
        server.closeAllConnections()
        for (const socket of upgraded) socket.destroy()
      }, graceMs)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await closed
      clearTimeout(timer)
      for (const socket of upgraded) socket.destroy()
      for (const demo of demos) demo.close()
    },
  }
}
