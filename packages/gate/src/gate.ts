import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GatedRequest } from './access/letIn.ts'
import { createDeps } from './deps.ts'
import { handle } from './handle.ts'
import type { GateOptions } from './options.ts'
import { upgrade } from './upgrade.ts'

export type Gate = ReturnType<typeof createGate>

/**
 * Stands before a demo app and makes the time limit real: tickets in, a cookie of its own out, and every connection
 * cut at the end of the access or as soon as the portal says that it is revoked (docs/integrating-a-demo.md).
 *
 * @example
 * const gate = createGate({ code: 'CARBONE24', secret, portalUrl: 'https://apps.example.org' })
 * const server = createServer((req, res) => void gate.handle(req, res, () => demo(req, res)))
 * server.on('upgrade', (req, socket, head) => void gate.upgrade(req, socket, head, () => sockets(req, socket, head)))
 */
export function createGate(options: GateOptions) {
  const deps = createDeps(options)
  return {
    /** Put it before everything that the app serves; behind it, `req.access` says who is there. */
    handle: (req: GatedRequest, res: ServerResponse, next: () => void | Promise<void>) =>
      handle(deps, req, res, next),

    /** Put it before every upgrade; a WebSocket that it lets through is destroyed when the access closes. */
    upgrade: (req: GatedRequest, socket: Duplex, _head: Buffer, next: () => void | Promise<void>) =>
      upgrade(deps, req, socket, next),

    /** Whether the portal's events are being followed, and what is open. */
    status: () => ({ hearsEvents: deps.events.isOpen, ...deps.accesses.counts() }),

    /** Stops listening to the portal; the server is its owner's to close. */
    close() {
      deps.events.stop()
      deps.accesses.stop()
    },
  }
}
