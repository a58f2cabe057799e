import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

const TWO_YEARS_S = 63_072_000
const OPTIONS = {
  strictTransportSecurity: { maxAge: TWO_YEARS_S, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // Browsers do by themselves what these say; each takes room from the home page's first packets.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // Routes replace the policy as a whole, so it is written as a whole below.
  contentSecurityPolicy: false,
} satisfies HelmetOptions

/** Headers that helmet does not set. */
const MORE = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Sets the headers of every answer, unless its route says otherwise (docs/security.md#headers). */
export async function registerHeaders(app: FastifyInstance, { now }: { now: () => Date }) {
  await app.register(fastifyHelmet, OPTIONS)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...MORE, 'x-request-id': request.id })
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/v1/'))
      reply.header('cache-control', 'no-store')
    // Browsers and gates count down by this header.
    reply.header('date', now().toUTCString())
    done(null, payload)
  })
}

/** Gives the same headers for answers that no hook sees. */
export function securityHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(OPTIONS)(request, response, () => {})
  return {
    ...Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])),
    ...MORE,
  }
}
