import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const LOOK_EVERY_MS = 5_000
/** So many looks in a row at which nothing of an answer was taken: 15 to 20 seconds. */
const LOOKS_MAX = 3

/**
 * Bytes that the system has not accepted yet. An answer is often one write: until its last byte is taken, no public
 * figure of a socket says whether its reader goes on. Node's own time-out of a socket looks at this one.
 */
const queuedBytes = (socket: Socket & { _handle?: { writeQueueSize?: number } | null }) =>
  socket._handle?.writeQueueSize ?? 0

/**
 * Cuts connections that ask for an answer and do not take it (security, LO1, slow read). With a reset: a polite end
 * would wait in the system behind the bytes that nobody reads.
 *
 * @param lookEveryMs shorter in tests
 */
export function watchReaders(server: Server, lookEveryMs = LOOK_EVERY_MS) {
  const open = new Set<Socket>()
  const stuck = new WeakMap<Socket, { written: number; queued: number; looks: number }>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const timer = setInterval(() => {
    for (const socket of open) look(socket)
  }, lookEveryMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))

  function look(socket: Socket) {
    const [written, queued] = [socket.bytesWritten, queuedBytes(socket)]
    if (queued === 0) return stuck.delete(socket)
    const last = stuck.get(socket)
    const looks = last?.written === written && last.queued === queued ? last.looks + 1 : 0
    if (looks >= LOOKS_MAX) return socket.resetAndDestroy()
    return stuck.set(socket, { written, queued, looks })
  }
}
