import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { letIn } from './access/letIn.ts'
import type { Deps } from './deps.ts'
import { readAddress } from './request/address.ts'
import { removeForgeries } from './request/headers.ts'
import { isSameOrigin } from './request/origin.ts'
import type { GatedRequest } from './types.ts'
import { readVisit } from './visit.ts'

/** Calls `next` when the upgrade comes with a pass and from a page of the demo itself; refuses it otherwise. */
export async function upgrade(
  deps: Deps,
  req: GatedRequest,
  socket: Duplex,
  next: () => void | Promise<void>,
): Promise<void> {
  // Whoever hangs up while the portal is asked must not end this process.
  socket.on('error', () => socket.destroy())
  const address = readAddress(req.originalUrl ?? req.url, deps.basePath)
  if (!address) return refuse(socket, 400)
  if (!isSameOrigin(req, deps.publicOrigin)) return refuse(socket, 403)
  const { pass, standing } = await readVisit(deps, req, address)
  if (!pass || !standing.open || socket.destroyed) return refuse(socket, 403)
  removeForgeries(req)
  if (!letIn(deps, pass, standing.endsAt, req, socket)) return refuse(socket, 403)
  await next()
}

/** Writes a refusal by hand: an upgrade has no response object. */
function refuse(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
