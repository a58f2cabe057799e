import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once a guard knows it. */
    userId: number | null
  }
}

/**
 * Logs one line for each request: who, what, outcome. Leaves out the query (a search may hold a name, a
 * mistaken client a token), headers and bodies.
 */
export function registerAccessLog(app: FastifyInstance) {
  app.decorateRequest('userId', null)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        ...(request.userId !== null && { user: request.userId }),
      },
      'request',
    )
    done()
  })
}
