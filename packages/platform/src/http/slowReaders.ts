import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const LOOK_EVERY_MS = 5_000
/** Checks in a row without progress before a connection is cut: 15 to 20 seconds. */
const LOOKS_MAX = 3

/**
 * Bytes that the system has not accepted yet. An answer is often one write, and no public figure tells its
 * progress; Node's own socket time-out reads this one.
 */
const queuedBytes = (socket: Socket & { _handle?: { writeQueueSize?: number } | null }) =>
  socket._handle?.writeQueueSize ?? 0

/**
 * Cuts connections that do not read their answer (docs/security.md#load). By a reset: a graceful end would
 * wait behind the unread bytes.
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
