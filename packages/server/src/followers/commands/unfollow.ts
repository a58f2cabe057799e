import type { DbOrTrx } from '../../db/index.ts'

export const unfollow = async (db: DbOrTrx, appId: number, userId: number): Promise<void> => {
  await db.deleteFrom('app_followers').where('app_id', '=', appId).where('user_id', '=', userId).execute()
}
