import { MINUTE_MS } from '@portal/contract'
import { after, epochSeconds } from '@portal/platform/time/instants'
import type { Db } from '../../db/index.ts'
import { publicId, testRuns } from './testAccess.ts'

/** Tells gates of the test accesses that have closed since; each once, whichever server notices first. */
export async function noteTestEnds(db: Db, now: Date): Promise<void> {
  const spent = await db
    .selectFrom('test_accesses')
    .selectAll()
    .where('created_at', '>', after(now, -20 * MINUTE_MS))
    .where('spent_at', 'is not', null)
    .where('told_at', 'is', null)
    .execute()
  const at = now.toISOString()
  for (const access of spent.filter((one) => !testRuns(one, now)))
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('test_accesses')
        .set({ told_at: at })
        .where('id', '=', access.id)
        .where('told_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await trx
        .insertInto('access_events')
        .values({
          app_id: access.app_id,
          access_id: publicId(access),
          state: access.revoked_at === null ? 'ended' : 'revoked',
          access_exp: epochSeconds(access.revoked_at ?? access.expire_at),
          created_at: at,
        })
        .execute()
    })
}
