import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 15_000
/**
 * An upload must bring this much in each interval (50 kB/s); any other body must be complete at the first
 * look.
 */
const UPLOAD_MIN_BYTES = 50_000 * (LOOK_EVERY_MS / 1000)

/** Closes connections that send a body too slowly, even after a refusal (docs/security.md#load). */
export function registerSlowBodies(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return done()
    const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false
    let seen = raw.socket.bytesRead
    const timer = setInterval(() => {
      const arrived = raw.socket.bytesRead - seen
      seen = raw.socket.bytesRead
      if (raw.complete) clearInterval(timer)
      else if (!isUpload || arrived < UPLOAD_MIN_BYTES) raw.socket.destroy()
    }, LOOK_EVERY_MS)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
    done()
  })
}
