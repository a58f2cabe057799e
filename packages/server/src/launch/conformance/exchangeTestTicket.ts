import { type Exchange, SECOND_MS } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { after, epochSeconds } from '@portal/platform/time/instants'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { verifyTicket } from '../ticket.ts'
import { findTestAccess, publicId } from './testAccess.ts'

/** The clocks that the list imitates are wrong by half a minute. */
const TOLERANCE_SECONDS = 60
const REVOKED_AFTER_MS = 5 * SECOND_MS
const ENDS_AFTER_MS = 10 * SECOND_MS

/**
 * Trades a ticket of the conformance list, once.
 *
 * @throws ProblemError `invalid_ticket`, `ticket_expired`, `ticket_spent`; `unavailable` for a portal that is away
 */
export async function exchangeTestTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  demo: AppRow,
  token: string,
): Promise<Exchange> {
  const { sid, sub } = await verifyTicket(deps, token, demo.code, TOLERANCE_SECONDS)
  const access = await findTestAccess(deps.db, demo, Number(sid))
  if (!access) throw new ProblemError('invalid_ticket')
  if (access.kind === 'portal_away') throw new ProblemError('unavailable')
  const now = deps.now()
  const expire_at = access.kind === 'ends_soon' ? after(now, ENDS_AFTER_MS) : access.expire_at
  const { numUpdatedRows } = await deps.db
    .updateTable('test_accesses')
    .set({
      spent_at: now.toISOString(),
      expire_at,
      revoked_at: access.kind === 'revoked_soon' ? after(now, REVOKED_AFTER_MS) : null,
    })
    .where('id', '=', access.id)
    .where('spent_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ProblemError('ticket_spent')
  return {
    active: true,
    access_id: String(publicId(access)),
    sub,
    display_name: 'Test',
    locale: 'fr',
    access_exp: epochSeconds(expire_at),
    now: epochSeconds(now),
    portal_url: `${deps.config.publicUrl}/apps/${demo.code}`,
    app_name: demo.name,
    extension_minutes: 0,
    next_app: null,
  }
}
