import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { append } from 'vary'

/**
 * Lets other origins call when `CORS_ORIGINS` names them, to the letter. Tokens travel in a header, so credentials are
 * never allowed.
 */
export async function registerCors(app: FastifyInstance, { config }: { config: { corsOrigins: string[] } }) {
  if (config.corsOrigins.length === 0) return
  await app.register(cors, {
    // A function, so that a preflight of any other origin is answered like an unknown method.
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
  // A route that says what its answer varies by replaces what the library said (Fetch, section 3.3.5).
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('vary', append(String(reply.getHeader('vary') ?? ''), 'Origin'))
    done(null, payload)
  })
}
