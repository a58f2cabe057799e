import type { Exchange } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { accessNotOpenError } from '../../accesses/errors.ts'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { exchange } from '../present.ts'
import { findStanding } from '../queries.ts'
import { verifyTicket } from '../ticket.ts'
import { spendTicket } from '../tickets.ts'

/**
 * Trades a ticket, once, for what a demo may know of the access.
 *
 * @throws ProblemError `invalid_ticket` (not ours, or another demo's), `ticket_expired`, `ticket_spent`;
 * when the access does not run, the reason, without spending the ticket
 */
export async function exchangeTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  demo: AppRow,
  token: string,
): Promise<Exchange> {
  const { jti, sid, sub } = await verifyTicket(deps, token, demo.code)
  const now = deps.now()
  const standing = await deps.db.transaction().execute(async (trx) => {
    await spendTicket(trx, jti, now)
    const found = await findStanding(trx, demo, Number(sid), now)
    if (!found) throw new ProblemError('invalid_ticket')
    if (!found.isActive) throw accessNotOpenError(found.state)
    return found
  })
  return exchange({ standing, demo, sub, now }, deps.config)
}
