import { type AccessEvent, RequestStatus } from '@portal/contract'
import { epochSeconds } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import type { AccessRow, Database } from '../db/tables.ts'

type Changed = Pick<AccessRow, 'id' | 'app_id'>

/** Tells the gates of its app what became of a running access, in the transaction of the change. */
export async function tellGates(
  trx: Transaction<Database>,
  { id, app_id }: Changed,
  state: AccessEvent['state'],
  { end, now }: { end: string | Date; now: Date },
) {
  await trx
    .insertInto('access_events')
    .values({ app_id, access_id: id, state, access_exp: epochSeconds(end), created_at: now.toISOString() })
    .execute()
}

/**
 * Tells the gates that every running access of a person, or of an app, is closed: the person was blocked, or the app
 * suspended or deleted.
 */
export async function tellGatesOfAll(
  trx: Transaction<Database>,
  of: { user_id: number } | { app_id: number },
  now: Date,
) {
  const at = now.toISOString()
  const running = await trx
    .selectFrom('accesses')
    .select(['id', 'app_id'])
    .where((eb) => eb.and(of))
    .where('status', '=', RequestStatus.used)
    .where('expire_at', '>', at)
    .execute()
  for (const access of running) await tellGates(trx, access, 'revoked', { end: now, now })
}
