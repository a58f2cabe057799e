import { RequestStatus } from '@portal/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { tellGatesOfAll } from '../events.ts'

/**
 * Shuts the running accesses of somebody who was signed out: gates cut them at once, and tickets that are on their
 * way open nothing. Their clocks run on; who signs in again opens them again.
 */
export async function shutAccesses(trx: Transaction<Database>, userId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  const own = trx.selectFrom('accesses').select('id').where('user_id', '=', userId)
  await trx
    .updateTable('launch_tickets')
    .set({ spent_at: at })
    .where('access_id', 'in', own)
    .where('spent_at', 'is', null)
    .execute()
  await trx
    .updateTable('accesses')
    .set({ shut_at: at })
    .where('user_id', '=', userId)
    .where('status', '=', RequestStatus.used)
    .where('expire_at', '>', at)
    .execute()
  await tellGatesOfAll(trx, { user_id: userId }, now)
}
