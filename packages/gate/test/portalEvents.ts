import type { ServerResponse } from 'node:http'

export type Listener = { code: string; res: ServerResponse }

/** Writes an access event to the gates of an app (`GET /v1/launch/events/`). */
export function pushEvent(listeners: Iterable<Listener>, code: string, data: object) {
  const id = Date.now()
  for (const listener of listeners)
    if (listener.code === code)
      listener.res.write(`id: ${id}\nevent: access\ndata: ${JSON.stringify(data)}\n\n`)
}
