import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { PortalRefused } from '../portal/portal.ts'
import type { Visit } from '../visit.ts'
import { sendJson } from './respond.ts'
import { sendState } from './state.ts'

/** Adds the time that the access offers, and answers with the state that follows. */
export async function extend(deps: Deps, visit: Visit, _req: IncomingMessage, res: ServerResponse) {
  const { pass } = visit
  if (!pass || !visit.standing.open) return sendJson(res, 403, { code: 'access_not_open' })
  try {
    const { access_exp, extension_minutes } = await deps.portal.extend(pass.access_id)
    deps.accesses.extend(pass.access_id, access_exp, extension_minutes)
  } catch (error) {
    if (error instanceof PortalRefused) return sendJson(res, 409, { code: error.code })
    deps.warn(error instanceof Error ? error.message : 'The extension failed')
    return sendJson(res, 503, { code: 'unavailable' })
  }
  sendState(deps, { ...visit, standing: await deps.accesses.standing(pass) }, res)
}
