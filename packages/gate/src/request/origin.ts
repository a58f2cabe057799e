import type { IncomingMessage } from 'node:http'

/** Says where people reach the demo, as `https://demo.example.org`. */
export type PublicOrigin = (req: IncomingMessage) => string

/**
 * @param publicUrl the demo's public address where it is configured; else the `Host` of the request says it
 * @param secure whether people come by https
 */
export function createPublicOrigin(publicUrl: string | undefined, secure: boolean): PublicOrigin {
  const fixed = publicUrl && new URL(publicUrl).origin
  return (req) => fixed || `${secure ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`
}

/**
 * Tells whether a request comes from a page of the demo itself. A browser says where from with each WebSocket and each POST,
 * if only that it is the same origin, where a page tells no referrers; a program that is no browser says nothing, and
 * holds the cookie for itself (RFC 6455, section 10.2).
 */
export function isSameOrigin(req: IncomingMessage, publicOrigin: PublicOrigin): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers
  if (site === 'cross-site') return false
  if (origin === undefined) return true
  return origin === 'null' ? site === 'same-origin' : hostOf(origin) === hostOf(publicOrigin(req))
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : origin)
