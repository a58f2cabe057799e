import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createPortalClient, type PortalClientOptions } from '../src/index.ts'

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }
export type Reply = { status?: number; json?: unknown; headers?: Record<string, string>; text?: string }
/** Answers by call (`POST /v1/token/`); an unknown call is a 404 problem. */
export type Routes = Record<string, Reply | ((call: Received) => Reply | Promise<Reply>)>

export const problem = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: { type: 'about:blank', title: code, status, code, detail: `Detail of ${code}`, ...more },
  headers: { 'content-type': 'application/problem+json' },
})

/** Starts a real HTTP server on a port of its own, closed when the test ends. */
export async function serve(routes: Routes) {
  const calls: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    const call: Received = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    }
    calls.push(call)
    const route = routes[`${call.method} ${path.split('?')[0]}`] ?? problem(404, 'not_found')
    const reply = typeof route === 'function' ? await route(call) : route
    const type = reply.text === undefined ? 'application/json' : 'text/html'
    response.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers })
    response.end(reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const callsTo = (path: string) => calls.filter((call) => call.path.split('?')[0] === path)
  return { baseUrl, calls, callsTo, close }
}

export function storageOf(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    values: () => Object.fromEntries(map),
  }
}

export const SIGNED_IN = {
  access_token: 'old-access',
  refresh_token: 'old-refresh',
  roles: 'USER',
  user_apps: '[]',
  currentPartenaireId: 'enseigne',
}

/** Opens a client as one tab has it, and counts how often it was led to `/signin`. */
export function openTab(
  baseUrl: string,
  storage = storageOf(SIGNED_IN),
  more: Partial<PortalClientOptions> = {},
) {
  const tab = { signedOut: 0 }
  const onSignedOut = () => void tab.signedOut++
  const portal = createPortalClient({ baseUrl, storage, locale: () => 'fr', onSignedOut, ...more })
  return Object.assign(tab, { portal, storage })
}
