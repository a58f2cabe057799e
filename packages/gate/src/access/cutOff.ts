import { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export type Connection = {
  destroy: () => unknown
  once: (event: 'close', listener: () => void) => unknown
}

/** Ends a connection by a reset, which also drops the megabytes that the system still holds for a slow reader. */
export function cutOff(connection: Connection) {
  const socket = connection instanceof ServerResponse ? connection.socket : connection
  try {
    if (socket instanceof Socket) socket.resetAndDestroy()
  } catch {
    // Only TCP knows a reset: TLS and pipes close as they can.
  }
  connection.destroy()
}
