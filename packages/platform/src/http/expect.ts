import type { FastifyInstance } from 'fastify'

/**
 * Handles `Expect: 100-continue`: a client may go on only once its request has passed the guards, so that a
 * refused upload is never sent (RFC 9110, 10.1.1).
 */
export function registerExpect(app: FastifyInstance) {
  // With a listener, Node does not send the 100 itself.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response))
  app.addHook('preParsing', ({ headers }, reply, payload, done) => {
    if (headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
    done(null, payload)
  })
}
