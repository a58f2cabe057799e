import { DAY_MS, nextDay, parisDay } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { Database } from '@portal/server/db/tables'
import type { Transaction } from 'kysely'
import { demoApps } from '../apps.ts'
import { DAYS_OF_VIEWS, demoFeedback, demoFollowers, demoMisses, demoViews } from '../demand.ts'

type Ids = ReadonlyMap<string, number>

/** Inserts what visitors looked at, waited for, did not find and said. People and apps are there already. */
export async function insertDemand(trx: Transaction<Database>, now: Date, appIds: Ids) {
  await trx.insertInto('app_views').values(viewRows(now, appIds)).execute()
  await trx.insertInto('search_misses').values(missRows(now)).execute()
  const people = new Map(
    (await trx.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [
      email.split('@')[0] ?? '',
      id,
    ]),
  )
  await trx
    .insertInto('app_followers')
    .values(followerRows(now, appIds, people))
    .execute()
  for (const { person, code, useful, again, comment } of demoFeedback) {
    const access = await trx
      .selectFrom('accesses')
      .select(['id', 'app_id', 'expire_at'])
      .where('app_id', '=', idOf(appIds, code))
      .where('user_id', '=', idOf(people, person))
      .where('expire_at', '<', now.toISOString())
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('feedback')
      .values({
        id: access.id,
        app_id: access.app_id,
        useful,
        again: again ? 1 : 0,
        comment,
        created_at: access.expire_at ?? now.toISOString(),
      })
      .execute()
  }
}

function viewRows(now: Date, appIds: Ids) {
  const today = parisDay(now)
  return demoApps.flatMap(({ code, order }) =>
    Array.from({ length: DAYS_OF_VIEWS }, (_, daysAgo) => {
      const day = nextDay(today, -daysAgo)
      const views = demoViews(order, daysAgo, new Date(day).getUTCDay())
      return { app_id: idOf(appIds, code), day, views }
    }).filter(({ views }) => views > 0),
  )
}

const missRows = (now: Date) =>
  demoMisses.map(([words, count, daysAgo]) => ({
    words,
    count,
    first_at: after(now, -(daysAgo + 2 * count) * DAY_MS),
    last_at: after(now, -daysAgo * DAY_MS),
  }))

const followerRows = (now: Date, appIds: Ids, people: Ids) =>
  Object.entries(demoFollowers).flatMap(([code, followers]) =>
    followers.map((person, index) => ({
      app_id: idOf(appIds, code),
      user_id: idOf(people, person),
      created_at: after(now, -(index + 2) * DAY_MS),
    })),
  )

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demonstration has no ${name}`)
  return id
}
