import { ProblemError } from '@portal/platform/http/problem'
import type { Insertable, Transaction } from 'kysely'
import type { Db } from '../db/index.ts'
import type { LaunchTicketsTable } from '../db/tables/launch.ts'
import type { Database } from '../db/tables.ts'

/** Stores a ticket until it expires. */
export async function storeTicket(db: Db, ticket: Insertable<LaunchTicketsTable>): Promise<void> {
  await db.insertInto('launch_tickets').values(ticket).execute()
}

/**
 * Spends a ticket; of many at once exactly one succeeds.
 *
 * @throws ProblemError `ticket_spent`; `invalid_ticket` when its access is gone
 */
export async function spendTicket(trx: Transaction<Database>, jti: string, now: Date): Promise<void> {
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

/**
 * Counts a ticket as an opening.
 *
 * @param accessId counts it for this access alone
 * @returns whether it had not been counted yet
 */
export async function countTicket(
  trx: Transaction<Database>,
  jti: string,
  now: Date,
  accessId?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('launch_tickets')
    .set({ opened_at: now.toISOString() })
    .where('jti', '=', jti)
    .where('opened_at', 'is', null)
    .$if(accessId !== undefined, (query) => query.where('access_id', '=', accessId ?? 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
