import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { append } from 'vary'

/**
 * Allows the origins of `CORS_ORIGINS`, letter by letter. Never allows credentials, because tokens travel in
 * a header.
 */
export async function registerCors(app: FastifyInstance, { config }: { config: { corsOrigins: string[] } }) {
  if (config.corsOrigins.length === 0) return
  await app.register(cors, {
    // A function, so that any other origin's preflight is answered like an unknown method.
    origin: async (origin: string | undefined) =>
      origin !== undefined && config.corsOrigins.includes(origin) && origin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'client-id',
      'content-type',
      'accept',
      'accept-language',
      'if-match',
      'if-none-match',
    ],
    exposedHeaders: ['content-range', 'x-total-count', 'etag', 'date', 'retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
  // Keeps the library's `Vary` when a route sets its own (Fetch, 3.3.5).
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('vary', append(String(reply.getHeader('vary') ?? ''), 'Origin'))
    done(null, payload)
  })
}
