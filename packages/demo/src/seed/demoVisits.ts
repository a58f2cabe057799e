import { AUTO_GRANT_DURATION_ID, DAY_MS, HOUR_MS } from '@portal/contract'
import { fold } from '@portal/platform/db/search'
import { after } from '@portal/platform/time/instants'
import type { Database, UserRow } from '@portal/server/db/tables'
import { record } from '@portal/server/journal/record'
import type { Transaction } from 'kysely'
import { demoAccesses } from '../people.ts'
import { type DemoVisit, demoVisits } from '../visits.ts'

/** Days before its opening on which a pass is made. */
const MADE_BEFORE_DAYS = 21

type Scene = { now: Date; admin: UserRow; appIds: ReadonlyMap<string, number> }

/** Inserts the visit passes and who came, with the journal that tells of them. People and apps are there already. */
export async function insertVisits(trx: Transaction<Database>, scene: Scene) {
  for (const visit of demoVisits) await insertVisit(trx, visit, scene)
}

async function insertVisit(trx: Transaction<Database>, visit: DemoVisit, { now, admin, appIds }: Scene) {
  const made = new Date(now.getTime() + (visit.opensIn - MADE_BEFORE_DAYS) * DAY_MS)
  const { id } = await trx
    .insertInto('visit_passes')
    .values({
      name: visit.name,
      search: fold(visit.name),
      opens_at: after(now, visit.opensIn * DAY_MS),
      closes_at: after(now, visit.closesIn * DAY_MS),
      seats: visit.seats,
      taken: visit.guests.length,
      duration_id: AUTO_GRANT_DURATION_ID,
      created_at: made.toISOString(),
      updated_at: made.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('visit_pass_apps')
    .values(
      [...appIds]
        .filter(([code]) => visit.codes.includes(code))
        .map(([, app_id]) => ({ visit_pass_id: id, app_id })),
    )
    .execute()
  const on = { object: 'visit', id, name: visit.name } as const
  await record(trx, made, {
    kind: 'visit.created',
    by: { kind: 'admin', user: admin },
    on,
    details: { seats: visit.seats },
  })
  for (const [person, code] of visit.guests) {
    const { user, at } = await findGuest(trx, person, code, now)
    await trx
      .insertInto('visit_guests')
      .values({ visit_pass_id: id, user_id: user.id, taken_at: at.toISOString() })
      .execute()
    await record(trx, at, { kind: 'visit.taken', by: { kind: 'owner', user }, on })
  }
}

async function findGuest(trx: Transaction<Database>, person: string, code: string, now: Date) {
  const story = demoAccesses.find((one) => one.email.startsWith(`${person}@`) && one.code === code)
  if (!story) throw new Error(`The demonstration has no request of ${person} for ${code}`)
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', story.email)
    .executeTakeFirstOrThrow()
  return { user, at: new Date(now.getTime() - story.ageHours * HOUR_MS) }
}
