import type { AccessUse, OpenedRequest } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { holdAccess } from '../../accesses/commands/hold.ts'
import { useAccess } from '../../accesses/commands/use.ts'
import { findOwnAccess } from '../../accesses/queries.ts'
import type { AppRow, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { findPerson, findStanding } from '../queries.ts'
import { verifyTicket } from '../ticket.ts'
import { countTicket } from '../tickets.ts'

/**
 * Marks an access as used when its person goes to the demo. A ticket counts as one opening, however often it
 * is sent.
 *
 * @throws ProblemError `not_found` (also for another's), `invalid_ticket`, `ticket_expired`, and what {@link
 * useAccess} throws
 */
export async function openAccess(
  deps: Pick<Deps, 'db' | 'now' | 'launchKeys'>,
  user: UserRow,
  { id, token }: AccessUse,
): Promise<void> {
  const own = await findOwnAccess(deps.db, id, user.id)
  if (!own) throw new ProblemError('not_found')
  const { sid, jti } = await verifyTicket(deps, token, own.app_code)
  if (sid !== String(id)) throw new ProblemError('invalid_ticket')
  const now = deps.now()
  await deps.db.transaction().execute(async (trx) => {
    const access = await holdAccess(trx, id)
    if (!access) throw new ProblemError('not_found')
    await useAccess(trx, { access, user, isNew: await countTicket(trx, jti, now), now })
  })
}

/**
 * Marks an access as used because its demo has answered; without a ticket, or with one that was counted, it only
 * starts a clock that does not run yet.
 *
 * @returns how the access stands
 * @throws ProblemError `not_found` (also for another demo's), and what {@link useAccess} throws
 */
export async function reportOpened(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  demo: AppRow,
  { access_id, jti }: OpenedRequest,
) {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const access = await holdAccess(trx, access_id)
    const user = access && (await findPerson(trx, access))
    if (!access || !user || access.app_id !== demo.id) throw new ProblemError('not_found')
    const isNew = jti !== undefined && (await countTicket(trx, jti, at, access.id))
    await useAccess(trx, { access, user, isNew, now: at })
    const standing = await findStanding(trx, demo, access.id, at)
    if (!standing) throw new ProblemError('not_found')
    return standing
  })
}
