import { RequestStatus } from '@portal/contract'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { AccessesTable } from '../db/tables/accesses.ts'
import type { AccessRow, Database } from '../db/tables.ts'
import { alreadyOpenError } from './errors.ts'

/** A person has at most one open access for each app. */
type Place = { user_id: number; app_id: number }

/** Closes a lapsed or expired access, so that a new one may take its place. */
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
 * Inserts an open access. A unique index allows one for each person and app, so of two at once one wins.
 *
 * @throws ProblemError `request_already_open`, naming the other
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
  throw alreadyOpenError(await findOpenId(trx, access))
}

/** Finds the open request or live access of this user and app. */
export async function findOpenId(db: DbOrTrx, { user_id, app_id }: Place): Promise<number | undefined> {
  const open = await db
    .selectFrom('accesses')
    .select('id')
    .where('user_id', '=', user_id)
    .where('app_id', '=', app_id)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  return open?.id
}
