import type { Deps } from '../deps.ts'
import { introduce } from '../request/headers.ts'
import type { GatedRequest } from '../types.ts'
import { type Connection, cutOff } from './cutOff.ts'
import type { Pass } from './pass.ts'

/**
 * Opens the demo to a request, and cuts its connection when the access closes.
 *
 * @param connection what is cut off then, and whose end is waited for
 * @returns false when the access has closed meanwhile
 */
export function letIn(
  deps: Deps,
  pass: Pass,
  endsAt: number,
  req: GatedRequest,
  connection: Connection,
): boolean {
  const { signal, release } = deps.accesses.hold(pass)
  if (signal.aborted) {
    release()
    return false
  }
  const cut = () => cutOff(connection)
  signal.addEventListener('abort', cut, { once: true })
  connection.once('close', () => {
    signal.removeEventListener('abort', cut)
    release()
  })
  req.access = {
    accessId: pass.access_id,
    subject: pass.sub,
    displayName: pass.display_name,
    appName: pass.app_name,
    locale: pass.locale,
    endsAt: new Date(endsAt),
    now: new Date(deps.clock.now()),
    portalUrl: pass.portal_url,
    clockScript: `${deps.assets}/clock.js`,
    signal,
  }
  introduce(req, req.access)
  return true
}
