import type { Exchange } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import { notOpen } from '../accesses/refusals.ts'
import type { AppRow, Database } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { standingOf } from './standing.ts'
import { epochSeconds, verifyTicket } from './ticket.ts'

/**
 * A demo trades a ticket, once, for what it may know of the access: `POST /v1/launch/exchange/`.
 *
 * @throws ProblemError `invalid_ticket` (not ours, or another demo's), `ticket_expired`, `ticket_spent`; where the
 * access does not run, why not: the ticket is not spent then
 */
export async function exchangeTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'secrets'>,
  demo: AppRow,
  token: string,
): Promise<Exchange> {
  const claims = await verifyTicket(deps, token, demo.code)
  const now = deps.now()
  const { access, person } = await deps.db.transaction().execute(async (trx) => {
    await spend(trx, claims.jti, now)
    const standing = await standingOf(trx, demo, Number(claims.sid), now)
    if (!standing) throw new ProblemError('invalid_ticket')
    if (!standing.isActive) throw notOpen(standing.state)
    return standing
  })
  const { publicUrl } = deps.config
  return {
    active: true,
    access_id: String(access.id),
    sub: claims.sub,
    display_name: person.prenom,
    locale: person.language,
    access_exp: epochSeconds(access.expire_at),
    now: epochSeconds(now),
    portal_url: `${publicUrl}${person.language === 'en' ? '/en' : ''}/apps/${demo.code}`,
  }
}

/** Conditional, so that of many at once exactly one spends it. */
async function spend(trx: Transaction<Database>, jti: string, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('launch_tickets')
    .set({ spent_at: now.toISOString() })
    .where('jti', '=', jti)
    .where('spent_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  const known = await trx.selectFrom('launch_tickets').select('jti').where('jti', '=', jti).executeTakeFirst()
  throw new ProblemError(known ? 'ticket_spent' : 'invalid_ticket')
}
