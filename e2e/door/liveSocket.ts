import { once } from 'node:events'
import { request } from 'node:http'

/** The promise: 2 s, and what a busy machine takes. */
export const CUT_MS = 2500

/** A WebSocket that was opened by hand, with a cookie, which no script in a browser could set. */
type LiveSocket = {
  /** Instant when the last byte came, in ms since 1970. */
  lastByteAt: () => number
  /** Resolves when it was cut, with the time. */
  cutAt: Promise<number>
}

/** Opens a WebSocket and waits until something comes on it. */
export async function liveSocket(address: string, cookie: string): Promise<LiveSocket> {
  const { origin } = new URL(address)
  const headers = {
    cookie,
    origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const opening = request(address, { headers }).end()
  const [, socket] = await once(opening, 'upgrade')
  let lastByteAt = 0
  socket.on('error', () => socket.destroy())
  socket.on('data', () => {
    lastByteAt = Date.now()
  })
  // A reset is an error first, and `once` would take that for a failure.
  const cutAt = new Promise<number>((resolve) => socket.once('close', () => resolve(Date.now())))
  await once(socket, 'data')
  return { lastByteAt: () => lastByteAt, cutAt }
}
