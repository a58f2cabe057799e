import { AppStatus, type endpoints, type ListRequest, type VisitState } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { likePattern, searchIn } from '@portal/platform/db/search'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { AppRow, Database, VisitPassRow } from '../db/tables.ts'

export const findVisitPass = (db: DbOrTrx, id: number): Promise<VisitPassRow | undefined> =>
  db.selectFrom('visit_passes').selectAll().where('id', '=', id).executeTakeFirst()

/** The apps of passes, in the order of the catalogue. */
export async function appIdsOf(db: DbOrTrx, passIds: readonly number[]): Promise<(id: number) => number[]> {
  const rows = await db
    .selectFrom('visit_pass_apps')
    .innerJoin('apps', 'apps.id', 'visit_pass_apps.app_id')
    .select(['visit_pass_id', 'app_id'])
    .where((eb) => among(eb, 'visit_pass_id', passIds))
    .orderBy('apps.order')
    .execute()
  return (id) => rows.filter((row) => row.visit_pass_id === id).map((row) => row.app_id)
}

/** The apps of a pass that people can try now. */
export const onlineAppsOf = (db: DbOrTrx, passId: number): Promise<AppRow[]> =>
  db
    .selectFrom('visit_pass_apps')
    .innerJoin('apps', 'apps.id', 'visit_pass_apps.app_id')
    .selectAll('apps')
    .where('visit_pass_id', '=', passId)
    .where('apps.status', '=', AppStatus.online)
    .orderBy('apps.order')
    .execute()

export const listOwnVisits = (db: DbOrTrx, userId: number) =>
  db
    .selectFrom('visit_guests')
    .innerJoin('visit_passes', 'visit_passes.id', 'visit_guests.visit_pass_id')
    .select(['visit_pass_id', 'name', 'taken_at'])
    .where('user_id', '=', userId)
    .orderBy('visit_guests.id')
    .execute()

type Asked = ListRequest<typeof endpoints.listVisitPasses.list>

export function listVisitPasses(db: DbOrTrx, { sort: [sort, direction], filter, ...cut }: Asked, now: Date) {
  const column = sort === 'name' ? 'search' : sort
  const matching = db.selectFrom('visit_passes').where((eb) => {
    const wanted: Expression<SqlBool>[] = []
    if (filter.id) wanted.push(among(eb, 'id', filter.id))
    if (filter.q) wanted.push(sql<SqlBool>`search like ${likePattern(filter.q)} escape '\\'`)
    if (filter.state) wanted.push(inState(eb, filter.state, now.toISOString()))
    return eb.and(wanted)
  })
  return readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    matching.selectAll().orderBy(column, direction).orderBy('id', direction),
    cut,
  )
}

/** Writes `visitState` of the contract as a condition. */
function inState(eb: ExpressionBuilder<Database, 'visit_passes'>, state: VisitState, at: string) {
  if (state === 'over') return eb('closes_at', '<=', at)
  const lasts = eb('closes_at', '>', at)
  if (state === 'toCome') return lasts.and('opens_at', '>', at)
  return lasts.and('opens_at', '<=', at).and('taken', state === 'full' ? '>=' : '<', eb.ref('seats'))
}

type AskedGuests = ListRequest<typeof endpoints.listVisitGuests.list>

export function listVisitGuests(
  { db, engine }: OpenDatabase,
  { sort: [column, direction], filter, ...cut }: AskedGuests,
) {
  const matching = db
    .selectFrom('visit_guests')
    .innerJoin('users', 'users.id', 'visit_guests.user_id')
    .where((eb) => {
      const wanted: Expression<SqlBool>[] = []
      if (filter.id) wanted.push(among(eb, 'visit_guests.id', filter.id))
      if (filter.visit_pass_id) wanted.push(among(eb, 'visit_pass_id', filter.visit_pass_id))
      if (filter.q)
        wanted.push(
          sql<SqlBool>`user_id in (select users.id from users where ${searchIn(engine, 'users', filter.q)})`,
        )
      return eb.and(wanted)
    })
  return readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    matching
      .select(['visit_guests.id', 'visit_pass_id', 'user_id', 'taken_at'])
      .select(['prenom', 'nom', 'email', 'organisation'])
      .orderBy(`visit_guests.${column}`, direction)
      .orderBy('visit_guests.id', direction),
    cut,
  )
}
