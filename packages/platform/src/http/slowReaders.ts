import type { FastifyInstance } from 'fastify'

/** Twice this is the longest that a connection stays open while nothing of its answer is taken. */
const PATIENCE_MS = 10_000

/**
 * Cuts connections that ask for an answer and do not take it. Node looks by itself, at a socket's time-out, whether
 * anything was taken since; this one only gives it a time while an answer is sent. Streams of events have pauses.
 *
 * @param patienceMs shorter in tests
 */
export function registerSlowReaders(app: FastifyInstance, patienceMs = PATIENCE_MS) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isEvents = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isEvents) request.raw.socket.setTimeout(patienceMs)
    done(null, payload)
  })
  app.server.on('timeout', (socket) => {
    // A polite end would wait in the system behind the bytes that nobody reads.
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else socket.destroy()
  })
}
