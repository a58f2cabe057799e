import type { FastifyInstance } from 'fastify'

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

/** One hook instead of a plugin: it runs for every answer, errors and static files included. */
export function registerHeaders(app: FastifyInstance, { now }: { now: () => Date }) {
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/v1/'))
      reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
    // Everybody's clock is the portal's: browsers and gates count down by this header.
    reply.header('date', now().toUTCString())
    done(null, payload)
  })
}
