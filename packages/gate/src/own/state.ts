import type { ServerResponse } from 'node:http'
import type { Pass } from '../access/pass.ts'
import { renewPass } from '../access/setPass.ts'
import type { Deps } from '../deps.ts'
import { fill, gateTexts } from '../pages/texts.ts'
import type { Visit } from '../visit.ts'
import { sendJson } from './respond.ts'

/** Offers more time in the last quarter of an access, or in its last ten minutes where that is longer. */
const OFFERED_SHARE = 1 / 4
const OFFERED_MS = 10 * 60_000

/** Tells the clock in the page how the access stands; times in ms by the portal's clock. */
export function sendState(
  deps: Deps,
  { pass, standing, language, name, portalUrl }: Visit,
  res: ServerResponse,
) {
  const now = deps.clock.now()
  if (!pass || !standing.open)
    return sendJson(res, 200, {
      active: false,
      now,
      why: standing.open ? 'door' : standing.why,
      poll_ms: deps.pollMs,
    })
  renewPass(deps, res, pass, standing.endsAt)
  const { clock: texts } = gateTexts[language]
  const minutes = standing.extensionMinutes
  sendJson(res, 200, {
    active: true,
    now,
    ends_at: standing.endsAt,
    portal_url: portalUrl,
    poll_ms: deps.pollMs,
    more: minutes > 0 ? { minutes, from_ms: offeredFrom(pass, standing.endsAt) } : null,
    texts: {
      ...texts,
      group: fill(texts.group, { name }),
      more: fill(texts.more, { count: minutes }),
      added: fill(texts.added, { count: minutes }),
    },
  })
}

const offeredFrom = (pass: Pass, endsAt: number) =>
  Math.max(OFFERED_MS, (endsAt - pass.entered_at * 1000) * OFFERED_SHARE)
