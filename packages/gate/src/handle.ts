import type { ServerResponse } from 'node:http'
import { letIn } from './access/letIn.ts'
import { renewPass } from './access/setPass.ts'
import type { Deps } from './deps.ts'
import { enter } from './enter.ts'
import { sendAsset } from './own/assets.ts'
import { protect } from './own/respond.ts'
import { serveOwn } from './own/serveOwn.ts'
import { shut } from './own/shut.ts'
import { readAddress } from './request/address.ts'
import { removeForgeries } from './request/headers.ts'
import type { GatedRequest } from './types.ts'
import { readVisit } from './visit.ts'

/** Answers a request while the door is shut, and calls `next` with `req.access` set while it is open. */
export async function handle(
  deps: Deps,
  req: GatedRequest,
  res: ServerResponse,
  next: () => void | Promise<void>,
): Promise<void> {
  // Express cuts `url` where it is mounted below a path.
  const address = readAddress(req.originalUrl ?? req.url, deps.basePath)
  if (!address) return void res.writeHead(400).end()
  if (address.gatePath !== null && (await sendAsset(res, address.gatePath))) return
  const visit = await readVisit(deps, req, address)
  if (address.ticket !== null && req.method === 'GET') return enter(deps, visit, address.ticket, res)
  if (await serveOwn(deps, visit, req, res)) return

  const { pass, standing } = visit
  if (!pass || !standing.open)
    return shut(deps, { ...visit, reason: standing.open ? 'door' : standing.why }, res)
  removeForgeries(req)
  if (!letIn(deps, pass, standing.endsAt, req, res)) return shut(deps, { ...visit, reason: 'ended' }, res)
  protect(res)
  renewPass(deps, res, pass, standing.endsAt)
  await next()
}
