import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { preferredLanguage } from '@portal/contract/rules'
import { createGate, type GatedRequest } from '../src/index.ts'
import { sendAsset } from '../src/own/assets.ts'
import { sendPage } from '../src/own/respond.ts'
import { doorPage } from '../src/pages/doorPage.ts'
import { demoPage } from './page.ts'

export type SampleOptions = {
  /** 0 takes a free port. */
  port: number
  host?: string
  /** The portal's public address. */
  portalUrl: string
  /** Each app's code and its secret at the portal. */
  apps: Readonly<Record<string, string>>
  now?: () => Date
  introspectEveryMs?: number
  warn?: (message: string) => void
}

export type Sample = { url: string; close: () => Promise<void> }

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const FILES: Readonly<Record<string, string>> = {
  'demo.css': 'text/css; charset=utf-8',
  'demo.js': 'text/javascript; charset=utf-8',
  'specimen.js': 'text/javascript; charset=utf-8',
}

const ASSETS = '/__gate'

/**
 * The portal's own demonstration: one server with an app at each `/CODE/`, every one behind its own gate.
 *
 * @throws when the port is taken or may not be used, with the system's code (`EADDRINUSE`)
 */
export async function startSample(options: SampleOptions): Promise<Sample> {
  const { port, host = '127.0.0.1', portalUrl, apps, now, introspectEveryMs, warn } = options
  // Somebody who comes from a portal with TLS comes to a demo with TLS: a page on https opens no other well.
  const settings = { portalUrl, secure: portalUrl.startsWith('https:'), now, introspectEveryMs, warn }
  const guards = new Map(
    Object.entries(apps).map(([code, secret]) => [
      code,
      createGate({ ...settings, code, secret, basePath: `/${code}` }),
    ]),
  )

  function sendMissing(req: IncomingMessage, res: ServerResponse) {
    const language = preferredLanguage(req.headers['accept-language'])
    sendPage(res, 404, doorPage({ reason: 'missing', name: '404', language, assets: ASSETS, portalUrl }))
  }

  async function serve(req: GatedRequest, res: ServerResponse) {
    const path = req.url?.split('?')[0] ?? '/'
    const code = path.split('/')[1] ?? ''
    const guard = guards.get(code)
    res.setHeader('Content-Security-Policy', CSP)
    if (guard) return guard.handle(req, res, () => serveDemo(code, path.slice(code.length + 1), req, res))
    if (path.startsWith(`${ASSETS}/`) && (await sendAsset(res, path.slice(ASSETS.length + 1)))) return
    sendMissing(req, res)
  }

  async function serveDemo(code: string, path: string, req: GatedRequest, res: ServerResponse) {
    if (path === '') return void res.writeHead(308, { Location: `/${code}/` }).end()
    const file = path.slice(1)
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined
    if (type) {
      const body = await readFile(new URL(`browser/${file}`, import.meta.url))
      return void res.writeHead(200, { 'Content-Type': type }).end(body)
    }
    if (path !== '/' || !req.access) return sendMissing(req, res)
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(demoPage(code, req.access).markup)
  }

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      warn?.(error instanceof Error ? error.message : 'The demonstration failed')
      if (!res.headersSent) res.writeHead(500)
      res.end()
    })
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return {
    url: `http://${host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        for (const guard of guards.values()) guard.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
