import type { ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { farewellPage } from '../pages/farewellPage.ts'
import type { Visit } from '../visit.ts'
import { seeOther, sendPage } from './respond.ts'
import { shut } from './shut.ts'

/** Shows the page where a visit ends: time is over, the access was revoked, or the person leaves with time to spare. */
export function showClosed(deps: Deps, visit: Visit, res: ServerResponse) {
  const { standing, farewell, address } = visit
  const asked = address.query.get('why')
  if (standing.open) {
    if (asked !== 'left' || !farewell) return seeOther(res, `${deps.basePath}/`)
    return sendPage(res, 200, farewellPage(deps, { ...visit, reason: 'left', farewell }))
  }
  // The browser has dropped the pass: the page that asks knows why, and nothing depends on it.
  const told = standing.why === 'door' && (asked === 'ended' || asked === 'revoked') ? asked : standing.why
  shut(deps, { ...visit, reason: told }, res)
}
