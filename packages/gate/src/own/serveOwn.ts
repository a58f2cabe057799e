import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { isSameOrigin } from '../request/origin.ts'
import type { Visit } from '../visit.ts'
import { showClosed } from './closed.ts'
import { extend } from './extend.ts'
import { takeFeedback } from './feedback.ts'
import { sendJson } from './respond.ts'
import { sendState } from './state.ts'

/** Answers to forms and scripts of the gate's own pages, by path. */
const ACTIONS = new Map([
  ['extend', extend],
  ['feedback', takeFeedback],
])

/**
 * Answers at the gate's own addresses.
 *
 * @returns false for any other address, and nothing was sent
 */
export async function serveOwn(
  deps: Deps,
  visit: Visit,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { gatePath } = visit.address
  if (gatePath === 'state') {
    sendState(deps, visit, res)
    return true
  }
  // A form that was refused stays at its own address, which may be asked for again.
  if (gatePath === 'closed' || (gatePath === 'feedback' && req.method === 'GET')) {
    showClosed(deps, visit, res)
    return true
  }
  const action = ACTIONS.get(gatePath ?? '')
  if (!action) return false
  if (req.method !== 'POST') res.writeHead(405, { Allow: 'POST' }).end()
  else if (!isSameOrigin(req, deps.publicOrigin)) sendJson(res, 403, { code: 'foreign_origin' })
  else await action(deps, visit, req, res)
  return true
}
