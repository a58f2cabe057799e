import type { FastifyInstance } from 'fastify'

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, client-id, content-type, accept, accept-language, if-none-match',
  'access-control-max-age': '600',
}
const EXPOSED = 'content-range, x-total-count, etag, date, retry-after, x-request-id'

/** Whatever else an answer varies by, a cache must not give one origin's to another (Fetch, section 3.3.5). */
export const varyByOrigin = (others: unknown) => (others ? `${String(others)}, Origin` : 'Origin')

/**
 * Other origins may call only when `CORS_ORIGINS` names them, to the letter. Tokens travel in a header, so
 * credentials are never allowed.
 */
export function registerCors(app: FastifyInstance, { config }: { config: { corsOrigins: string[] } }) {
  const allowed = new Set(config.corsOrigins)
  if (allowed.size === 0) return
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('vary', varyByOrigin(reply.getHeader('vary')))
    done(null, payload)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED })
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return reply.code(204).headers(PREFLIGHT).send()
  })
}
