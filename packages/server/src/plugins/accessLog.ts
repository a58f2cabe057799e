import type { FastifyInstance } from 'fastify'

/**
 * One line for each request: who, what, how it ended. The query stays out (a search may hold a name, a mistaken
 * client a token), and so do headers and bodies.
 */
export function registerAccessLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        ...(request.caller && { user: request.caller.user.id }),
      },
      'request',
    )
    done()
  })
}
