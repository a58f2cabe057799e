import type { ServerResponse } from 'node:http'
import type { Pass } from './access/pass.ts'
import { setPass } from './access/setPass.ts'
import type { Deps } from './deps.ts'
import { seeOther, sendPageAndTryAgain } from './own/respond.ts'
import { shut } from './own/shut.ts'
import { type DoorReason, doorPage } from './pages/doorPage.ts'
import { PortalRefused } from './portal/portal.ts'
import { askUrl, wayBack } from './request/address.ts'
import type { Visit } from './visit.ts'

/** Trades a ticket for a pass. The ticket is spent only when the demo answers. */
export async function enter(deps: Deps, visit: Visit, ticket: string, res: ServerResponse): Promise<void> {
  if (!(await deps.isDemoUp()))
    return sendPageAndTryAgain(res, 502, doorPage({ ...visit, assets: deps.assets, reason: 'asleep' }))
  const admitted = await admit(deps, ticket).catch((error: unknown) => refusal(deps, error))
  if (typeof admitted !== 'string') {
    setPass(deps, res, admitted)
    return seeOther(res, visit.address.clean)
  }
  // Somebody opened the same link again, and is in already.
  if (visit.standing.open) return seeOther(res, visit.address.clean)
  shut(deps, { ...visit, reason: admitted }, res)
}

/** Asks for the portal's own verdict last: it knows whether the ticket is spent and the access still runs. */
async function admit(deps: Deps, ticket: string): Promise<Pass> {
  const { code, clock, portal, accesses, events, names } = deps
  const { jti } = await deps.verify(ticket)
  const { active, extension_minutes = 0, now, app_name = code, ...given } = await portal.exchange(ticket)
  const started = await sayOpened(deps, given.access_id, jti)
  const pass: Pass = {
    ...given,
    access_exp: started ?? given.access_exp,
    app_name,
    portal_url: wayBack(given.portal_url, askUrl(deps.portalUrl, given.locale, code)),
    entered_at: Math.floor(clock.now() / 1000),
  }
  names.learn(pass.locale, app_name)
  accesses.admit(pass, extension_minutes)
  events.start()
  return pass
}

/** Tells the portal that the demo has answered. A portal that does not ask for it has started the time itself. */
const sayOpened = ({ portal }: Deps, accessId: string, jti: string) =>
  portal.opened(accessId, jti).then(
    ({ access_exp }) => access_exp,
    () => undefined,
  )

function refusal({ warn }: Deps, error: unknown): DoorReason {
  if (error instanceof PortalRefused) return error.code === 'access_expired' ? 'ended' : 'ticket'
  warn(error instanceof Error ? error.message : 'A ticket could not be checked')
  return 'unavailable'
}
