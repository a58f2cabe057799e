import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** What every answer carries unless its route says otherwise (security, 2.5 and 2.6). */
export const ALWAYS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const entries = Object.entries(ALWAYS)

/** The portal's clock as a `Date` header, spelt once a second. */
export function dateBySecond(now: () => Date) {
  let second = Number.NaN
  let text = ''
  return () => {
    const instant = now()
    const current = Math.floor(instant.getTime() / 1000)
    if (current !== second) [second, text] = [current, instant.toUTCString()]
    return text
  }
}

/** One hook instead of a plugin: it runs for every answer, errors and static files included. */
export function registerHeaders(app: FastifyInstance, { now }: Pick<Deps, 'now'>) {
  const date = dateBySecond(now)
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/v1/'))
      reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
    // Everybody's clock is the portal's: browsers and gates count down by this header.
    reply.header('date', date())
    done(null, payload)
  })
}
