import { accessState, isOpen, NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import { sql, type Transaction } from 'kysely'
import type { AccessRow, Database } from '../../db/tables.ts'
import { tellGates } from '../events.ts'
import type { Actor } from '../log/write.ts'
import { changeStatus } from './changeStatus.ts'

/**
 * Ends a person's open accesses and removes the person's words and name from what stays, in the transaction
 * that deletes the account (GDPR, art. 17).
 */
export async function forgetAccesses(trx: Transaction<Database>, userId: number, now: Date) {
  // Locks these rows until the account is gone.
  const held = await trx
    .updateTable('accesses')
    .set({ is_open: 0 })
    .where('user_id', '=', userId)
    .where('is_open', '=', 1)
    .returningAll()
    .execute()
  for (const access of held)
    if (isOpen(accessState(access, now))) await end(trx, access, { kind: 'owner', user: { id: userId } }, now)
  const own = trx.selectFrom('accesses').select('id').where('user_id', '=', userId)
  await trx
    .updateTable('journal')
    .set({ reason: null })
    .where('object', '=', 'access')
    .where('object_id', 'in', own)
    .execute()
  await trx.updateTable('journal').set({ actor_name: null }).where('actor_id', '=', userId).execute()
  await trx.updateTable('feedback').set({ comment: null }).where('id', 'in', own).execute()
  await trx
    .updateTable('accesses')
    .set({ user_id: null, reason: null, request_reason: null })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Ends requests made while the account was being deleted. Call it after the deletion, which waited for their
 * transactions.
 */
export async function endAbandoned(trx: Transaction<Database>, now: Date) {
  const abandoned = await trx
    .updateTable('accesses')
    .set({ is_open: 0, reason: null, request_reason: null })
    .where('user_id', 'is', null)
    .where('is_open', '=', sql.lit(1))
    .returningAll()
    .execute()
  for (const access of abandoned) await end(trx, access, { kind: 'portal' }, now)
}

async function end(trx: Transaction<Database>, access: AccessRow, actor: Actor, now: Date) {
  if (access.status === RequestStatus.used) await tellGates(trx, access, 'revoked', { end: now, now })
  await changeStatus(trx, {
    access,
    to: RequestStatus.cancelled,
    actor,
    now,
    set: {
      duration_id: NULL_DURATION_ID,
      use_by: null,
      ...(access.status === RequestStatus.used && { expire_at: now.toISOString() }),
    },
  })
}
