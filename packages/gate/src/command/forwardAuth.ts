import type { IncomingMessage, ServerResponse } from 'node:http'
import { createGate } from '../gate.ts'
import { sendJson } from '../own/respond.ts'
import { readAddress } from '../request/address.ts'
import { createPublicOrigin, isSameOrigin } from '../request/origin.ts'
import type { GatedRequest } from '../types.ts'
import type { GatedDemo, Tuning } from './gatedDemo.ts'
import type { DemoSettings } from './settings.ts'

/**
 * Answers a front proxy that asks whether a request may pass: 204 with the `X-Portal-*` headers, or no.
 *
 * `/__gate/auth` also lets in (303) and shows the door (403), for proxies that send such answers on (Caddy, Traefik).
 * `/__gate/check` says yes or no, and nginx then hands the request itself to the gate. What was asked for stands in one
 * header, which only the front proxy may set: its value is never taken from anybody else.
 */
export function createForwardAuth(
  settings: DemoSettings,
  isFrontProxy: (req: IncomingMessage) => boolean,
  tuning: Tuning,
): GatedDemo {
  const { code, secret, portalUrl, basePath, publicUrl, secure, addressHeader } = settings
  const gate = createGate({ code, secret, portalUrl, basePath, publicUrl, secure, ...tuning })
  const publicOrigin = createPublicOrigin(publicUrl, secure)

  async function answer(req: GatedRequest, res: ServerResponse, maySpend: boolean) {
    const asked = isFrontProxy(req) ? onlyValue(req, addressHeader) : null
    const address = readAddress(asked ?? undefined, basePath)
    if (asked === null || !address) return sendJson(res, 400, { code: 'address_not_told' })
    const isForeign = req.headers['sec-websocket-key'] !== undefined && !isSameOrigin(req, publicOrigin)
    // The gate's own addresses are the gate's to answer: a yes would send them on to the demo.
    const isForGate = address.gatePath !== null || (address.ticket !== null && !maySpend)
    if (isForeign || isForGate) return sendJson(res, 403, { code: 'not_here' })
    req.url = asked
    req.method = onlyValue(req, 'x-forwarded-method') ?? 'GET'
    await gate.handle(req, res, () => sayYes(req, res))
  }

  return {
    code,
    basePath,
    secure,
    isUp: async () => true,
    status: gate.status,
    close: gate.close,
    async handle(req, res) {
      const path = req.url?.split('?')[0]
      if (path === `${basePath}/__gate/auth`) return answer(req, res, true)
      if (path === `${basePath}/__gate/check`) return answer(req, res, false)
      // Nothing is behind this gate: whoever is in belongs to the demo.
      await gate.handle(req, res, () => sendJson(res, 421, { code: 'nothing_here' }))
    },
    async upgrade(_req, socket) {
      socket.destroy()
    },
  }
}

/** @returns null where a header is missing, or said twice */
function onlyValue({ headersDistinct }: IncomingMessage, name: string): string | null {
  const values = headersDistinct[name] ?? []
  return values.length === 1 ? (values[0] ?? null) : null
}

function sayYes({ headers }: IncomingMessage, res: ServerResponse) {
  for (const [name, value] of Object.entries(headers))
    if (name.startsWith('x-portal-') && value !== undefined) res.setHeader(name, value)
  res.writeHead(204).end()
}
