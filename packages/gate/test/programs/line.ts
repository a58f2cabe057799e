import { once } from 'node:events'
import type { WebSocket } from 'ws'

/** Notes what comes on an open connection. */
export type Line = {
  /** Counts the pieces that came. */
  heard: number
  /** Instant when the last of them came, in ms since 1970. */
  heardAt: number
  over: Promise<unknown>
}

function note(line: Line) {
  line.heard += 1
  line.heardAt = Date.now()
}

export function lineOfSocket(socket: WebSocket): Line {
  const line: Line = { heard: 0, heardAt: 0, over: once(socket, 'close') }
  socket.on('error', () => socket.terminate()).on('message', () => note(line))
  return line
}

/** Follows an event stream or a download. */
export function lineOfAnswer({ body }: Response): Line {
  const line: Line = { heard: 0, heardAt: 0, over: Promise.resolve() }
  const read = async () => {
    for await (const _ of body ?? []) note(line)
  }
  line.over = read().catch(() => null)
  return line
}
