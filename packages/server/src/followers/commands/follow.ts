import { ProblemError } from '@portal/platform/http/problem'
import { isOnOffer } from '../../accesses/policy.ts'
import type { Deps } from '../../deps.ts'

/**
 * Notes that a person wants to be told when an app opens; once, however often they say so.
 *
 * @returns false for an app that is open already: there is nothing to wait for
 * @throws ProblemError `not_found`
 */
export async function follow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  appId: number,
  userId: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const app = await trx
      .selectFrom('apps')
      .select(['status', 'is_active_url', 'url'])
      .where('id', '=', appId)
      .executeTakeFirst()
    if (!app) throw new ProblemError('not_found')
    if (isOnOffer(app)) return false
    await trx
      .insertInto('app_followers')
      .values({ app_id: appId, user_id: userId, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.columns(['app_id', 'user_id']).doNothing())
      .execute()
    return true
  })
}
