import { type AccessUse, RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import { findApp } from '../apps/queries.ts'
import type { AccessRow, Database, UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { verifyTicket } from '../launch/ticket.ts'
import { changeStatus } from './change.ts'
import { findOwnAccess } from './find.ts'
import { assertOpens } from './opening.ts'
import { endOf } from './times.ts'

/**
 * Marks an access used as its person goes to the app: the first time starts its clock, later times within the
 * access change neither end. Each ticket counts as one opening, however often it is sent.
 *
 * @throws ProblemError `not_found` (also for another's), `invalid_ticket`, `ticket_expired`, and what
 * {@link assertOpens} throws
 */
export async function useAccess(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
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
    const app = access && (await findApp(trx, access.app_id))
    if (!access || !app) throw new ProblemError('not_found')
    assertOpens(user, access, app, now)
    const isNew = await countTicket(trx, jti, now)
    if (access.status === RequestStatus.granted) await activate(trx, user, access, now)
    else if (isNew) await countOpening(trx, id)
  })
}

/** Reads an access and keeps others from it until the transaction ends; on both engines. */
const holdAccess = (trx: Transaction<Database>, id: number): Promise<AccessRow | undefined> =>
  trx
    .updateTable('accesses')
    .set((row) => ({ nb_access: row.ref('nb_access') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** @returns whether this ticket had not been counted yet */
async function countTicket(trx: Transaction<Database>, jti: string, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('launch_tickets')
    .set({ opened_at: now.toISOString() })
    .where('jti', '=', jti)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function activate(trx: Transaction<Database>, user: UserRow, access: AccessRow, now: Date) {
  const at = now.toISOString()
  await changeStatus(trx, {
    access,
    to: RequestStatus.used,
    actor: { kind: 'owner', user },
    now,
    set: { activated_at: at, expire_at: endOf(at, access.duration_id), nb_access: access.nb_access + 1 },
  })
}

const countOpening = (trx: Transaction<Database>, id: number) =>
  trx
    .updateTable('accesses')
    .set((row) => ({ nb_access: row('nb_access', '+', 1) }))
    .where('id', '=', id)
    .execute()
