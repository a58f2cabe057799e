import { NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../db/types.ts'
import { changeStatus } from './change.ts'

/**
 * Ends what a person has open and takes the person's words and name out of what must stay, in the transaction
 * that deletes the account (RGPD, art. 17). The accesses themselves stay, without a person.
 */
export async function forgetAccesses(trx: Transaction<Database>, userId: number, now: Date) {
  const open = await trx
    .selectFrom('accesses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_open', '=', 1)
    .execute()
  const at = now.toISOString()
  for (const access of open)
    await changeStatus(trx, {
      access,
      to: RequestStatus.cancelled,
      actor: { kind: 'owner', user: { id: userId } },
      now,
      set: {
        is_open: 0,
        duration_id: NULL_DURATION_ID,
        use_by: null,
        ...(access.expire_at && access.expire_at > at && { expire_at: at }),
      },
    })
  const own = trx.selectFrom('accesses').select('id').where('user_id', '=', userId)
  await trx.updateTable('access_log').set({ reason: null }).where('access_id', 'in', own).execute()
  await trx.updateTable('access_log').set({ actor_name: null }).where('actor_id', '=', userId).execute()
  await trx
    .updateTable('accesses')
    .set({ user_id: null, reason: null, request_reason: null })
    .where('user_id', '=', userId)
    .execute()
}
