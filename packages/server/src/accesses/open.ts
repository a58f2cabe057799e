import { RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Insertable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { AccessesTable, AccessRow, Database } from '../db/tables.ts'

type Place = { user_id: number; app_id: number }

/** Lets go of a place that a lapsed or expired access still holds, so that a new one may take it. */
export async function closeOverdue(trx: Transaction<Database>, { user_id, app_id }: Place, at: string) {
  await trx
    .updateTable('accesses')
    .set({ is_open: 0 })
    .where('user_id', '=', user_id)
    .where('app_id', '=', app_id)
    .where('is_open', '=', 1)
    .where((eb) =>
      eb.or([
        eb('status', '=', RequestStatus.granted).and('use_by', '<=', at),
        eb('status', '=', RequestStatus.used).and('expire_at', '<=', at),
      ]),
    )
    .execute()
}

/**
 * Inserts an open access. The database lets one in for each user and app, so that of two at once
 * exactly one wins (decisions, section 4).
 *
 * @throws ProblemError `request_already_open`, naming the one that is
 */
export async function insertOpen(
  trx: Transaction<Database>,
  access: Omit<Insertable<AccessesTable>, 'is_open'> & Place,
): Promise<AccessRow> {
  await closeOverdue(trx, access, access.created_at)
  const row = await trx
    .insertInto('accesses')
    .values({ ...access, is_open: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'app_id']).where('is_open', '=', sql.lit(1)).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  throw await alreadyOpen(trx, access)
}

/** The refusal that names the open request or live access of this user and app. */
export async function alreadyOpen(db: DbOrTrx, place: Partial<AccessRow> | undefined) {
  const open = await db
    .selectFrom('accesses')
    .select('id')
    .where('user_id', '=', place?.user_id ?? 0)
    .where('app_id', '=', place?.app_id ?? 0)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  return new ProblemError('request_already_open', { ...(open && { existing_id: open.id }) })
}
