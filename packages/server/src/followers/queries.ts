import type { DbOrTrx } from '../db/index.ts'

export const isFollowing = async (db: DbOrTrx, appId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('app_followers')
    .select('app_id')
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

/** Counts who waits for each app to open. */
export async function countFollowers(
  db: DbOrTrx,
  appIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (appIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('app_followers')
    .select((eb) => ['app_id', eb.fn.countAll<number>().as('people')])
    .where('app_id', 'in', appIds)
    .groupBy('app_id')
    .execute()
  return new Map(rows.map(({ app_id, people }) => [app_id, Number(people)]))
}

/** Lists the apps that most people wait for. */
export async function mostAwaited(db: DbOrTrx, limit: number) {
  const rows = await db
    .selectFrom('app_followers')
    .innerJoin('apps', 'apps.id', 'app_followers.app_id')
    .select((eb) => ['app_id', 'name', 'name_en', eb.fn.countAll<number>().as('people')])
    .groupBy(['app_id', 'name', 'name_en'])
    .orderBy('people', 'desc')
    .orderBy('app_id')
    .limit(limit)
    .execute()
  return rows.map(({ people, ...app }) => ({ ...app, people: Number(people) }))
}
