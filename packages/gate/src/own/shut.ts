import type { ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { type DoorReason, doorPage } from '../pages/doorPage.ts'
import { farewellPage } from '../pages/farewellPage.ts'
import type { Visit } from '../visit.ts'
import { sendPage } from './respond.ts'

/** Shows the page that stands in for the demo while its door is shut. */
export function shut(deps: Deps, visit: Visit & { reason: DoorReason }, res: ServerResponse) {
  const { farewell, reason } = visit
  const isGoodbye = farewell !== null && (reason === 'ended' || reason === 'revoked')
  sendPage(
    res,
    reason === 'unavailable' ? 503 : 403,
    isGoodbye
      ? farewellPage(deps, { ...visit, reason, farewell })
      : doorPage({ ...visit, assets: deps.assets }),
  )
}
