import { RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../../db/tables.ts'
import { endOf } from '../clocks.ts'
import { assertMayOpen } from '../policy.ts'
import { findDemo } from '../queries.ts'
import { changeStatus } from './changeStatus.ts'

/** The caller's transaction holds `access`; `isNew` marks an opening that was not counted yet. */
type Use = { access: AccessRow; user: UserRow; isNew: boolean; now: Date }

/**
 * Marks an access as used: the first opening starts its clock, later ones are counted.
 *
 * @throws ProblemError what {@link assertMayOpen} throws
 */
export async function useAccess(trx: Transaction<Database>, { access, user, isNew, now }: Use) {
  const app = await findDemo(trx, access.app_id)
  if (!app) throw new ProblemError('not_found')
  assertMayOpen(user, access, app, now)
  if (access.shut_at !== null) await openAgain(trx, access.id)
  if (access.status === RequestStatus.granted) await activate(trx, user, access, now)
  else if (isNew) await countOpening(trx, access.id)
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

const openAgain = (trx: Transaction<Database>, id: number) =>
  trx.updateTable('accesses').set({ shut_at: null }).where('id', '=', id).execute()

const countOpening = (trx: Transaction<Database>, id: number) =>
  trx
    .updateTable('accesses')
    .set((row) => ({ nb_access: row('nb_access', '+', 1) }))
    .where('id', '=', id)
    .execute()
