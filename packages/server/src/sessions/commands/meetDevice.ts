import type { DbOrTrx } from '../../db/index.ts'
import type { UserRow } from '../../db/tables.ts'
import { queueMail } from '../../mail/commands/queue.ts'

type Owner = Pick<UserRow, 'id' | 'email' | 'prenom' | 'language'>

/** Remembers a kind of browser; its owner is told of a new one, unless it is the first that has a name. */
export async function meetDevice(trx: DbOrTrx, user: Owner, device: string | null, now: Date): Promise<void> {
  const at = now.toISOString()
  const known = { user_id: user.id, device: device ?? '' }
  const { numInsertedOrUpdatedRows: isNew } = await trx
    .insertInto('known_devices')
    .values({ ...known, first_at: at, seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doNothing())
    .executeTakeFirstOrThrow()
  if (!isNew) {
    await trx
      .updateTable('known_devices')
      .set({ seen_at: at })
      .where('user_id', '=', known.user_id)
      .where('device', '=', known.device)
      .execute()
    return
  }
  const other = await trx
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', user.id)
    .where('device', 'not in', [known.device, ''])
    .limit(1)
    .executeTakeFirst()
  if (other) await queueMail(trx, now, user, 'newDevice', { prenom: user.prenom, device, at })
}
