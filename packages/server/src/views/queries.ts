import type { DbOrTrx } from '../db/index.ts'

/** Days in Paris, both included. */
type Days = { from: string; to: string }

const viewsOf = (db: DbOrTrx, { from, to }: Days) =>
  db.selectFrom('app_views').where('day', '>=', from).where('day', '<=', to)

export const viewsByDay = async (db: DbOrTrx, days: Days) =>
  (
    await viewsOf(db, days)
      .select((eb) => ['day', eb.fn.sum<number>('views').as('views')])
      .groupBy('day')
      .execute()
  ).map(({ day, views }) => ({ day, views: Number(views) }))

export const viewsByApp = async (db: DbOrTrx, days: Days) =>
  (
    await viewsOf(db, days)
      .select((eb) => ['app_id', eb.fn.sum<number>('views').as('views')])
      .groupBy('app_id')
      .execute()
  ).map(({ app_id, views }) => ({ app_id, views: Number(views) }))
