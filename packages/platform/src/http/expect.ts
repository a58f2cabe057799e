import type { FastifyInstance } from 'fastify'

/**
 * `Expect: 100-continue`: a client that asks before it sends is told to go on only once its request has passed the
 * guards, so that a refused upload is never sent (security, UP13; RFC 9110, section 10.1.1).
 */
export function registerExpect(app: FastifyInstance) {
  // With a listener Node does not send the 100 by itself.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response))
  app.addHook('preParsing', ({ headers }, reply, payload, done) => {
    if (headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
    done(null, payload)
  })
}
