import {
  type AccessState,
  type Category,
  type endpoints,
  type ListRequest,
  RequestStatus,
} from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import type { Database } from '../../db/tables.ts'
import { endingSoon, inState } from '../states.ts'
import { type Found, searchParties } from './search.ts'

export type Asked = ListRequest<typeof endpoints.listAccesses.list>
export type QueueFilter = Asked['filter']

const MOMENTS = ['created', 'granted', 'activated'] as const
/** Filters by a day that a column of the access holds. */
const DAYS: ReadonlySet<string> = new Set(MOMENTS.flatMap((moment) => [`${moment}_from`, `${moment}_to`]))
/** Tells whether the filter names days. */
export const namesDays = ({ answered_from, answered_to, ...filter }: QueueFilter) =>
  (answered_from ?? answered_to) !== undefined ||
  Object.entries(filter).some(([name, value]) => value !== undefined && DAYS.has(name))

type Builder = ExpressionBuilder<Database, 'accesses'>

/**
 * Two plans for a page. `find` looks up the matches by the filter's index and sorts them: fast for few.
 * `walk` follows the sort's index and tests each row: fast for many. The databases cannot tell which
 * applies.
 */
export type Way = 'find' | 'walk'
export type Narrowed = {
  engine: Engine
  where: (way: Way) => (eb: Builder) => Expression<SqlBool>
  /** Too many matches for an exact total. */
  isVague: boolean
}

/** Turns a filter into conditions; runs the search first. */
export async function narrow(db: DbOrTrx, engine: Engine, filter: QueueFilter, now: Date): Promise<Narrowed> {
  const found = filter.q ? await searchParties(db, engine, filter.q) : null
  return {
    engine,
    where: (way) => (eb) => eb.and(conditions(eb, { way, engine, filter, found, now })),
    isVague: found?.isVague ?? false,
  }
}

type Conditions = { way: Way; engine: Engine; filter: QueueFilter; found: Found | null; now: Date }

function conditions(eb: Builder, { way, engine, filter, found, now }: Conditions) {
  const wanted: Expression<SqlBool>[] = []
  if (filter.id) wanted.push(among(eb, 'accesses.id', filter.id))
  if (filter.status) wanted.push(among(eb, 'accesses.status', filter.status))
  const byApps = way === 'find' && isFoundByApps(filter)
  const isIndexed = byApps || (way === 'find' && namesDays(filter))
  if (filter.state)
    wanted.push(eb.or(filter.state.map((state) => stateOf(eb, state, { isIndexed, way, engine, now }))))
  if (filter.ending_soon) wanted.push(endingSoon(eb, now))
  if (filter.asked !== undefined)
    wanted.push(sql<SqlBool>`accesses.id ${filter.asked ? sql`not in` : sql`in`} ${unasked(engine)}`)
  if (filter.app_id) wanted.push(among(eb, 'accesses.app_id', filter.app_id))
  if (filter.user_id) wanted.push(among(eb, 'accesses.user_id', filter.user_id))
  if (filter.category) wanted.push(inCategory(eb, filter.category, byApps))
  for (const moment of MOMENTS) {
    const at = instantOf(moment, engine, byApps || way === 'walk')
    const from = filter[`${moment}_from`]
    const to = filter[`${moment}_to`]
    if (from) wanted.push(sql<SqlBool>`${at} >= ${from}`)
    if (to) wanted.push(sql<SqlBool>`${at} < ${to}`)
  }
  if (filter.answered_from || filter.answered_to) wanted.push(answeredWithin(filter))
  if (found) wanted.push(found.where(eb))
  return wanted
}

/**
 * Selects the direct grants, written to match their index. SQLite is told to take it: without direct grants it knows
 * nothing of it and reads the whole journal, 110 ms of 500,000 requests.
 */
export const unasked = (engine: Engine) => sql`(
  select object_id from journal ${engine === 'sqlite' ? sql`indexed by journal_unasked` : sql``}
  where object = 'access' and from_status is null and actor = 'admin')`

/** Finds what the median of the statistics is of: requests that an administrator answered (`statistics/waits.ts`). */
const answeredWithin = ({ answered_from, answered_to }: QueueFilter) => sql<SqlBool>`accesses.id in (
  select object_id from journal
  where object = 'access' and actor = 'admin' and from_status = ${sql.lit(RequestStatus.toConfirm)}
    and to_status is not null and at >= ${answered_from ?? ''} and at < ${answered_to ?? '9'})`

/** Drives the query from the apps of a category: their index holds what is tested besides. */
function isFoundByApps({ category, asked, status, state, ...others }: QueueFilter) {
  const isAlone = Object.entries(others).every(([name, value]) => value === undefined || DAYS.has(name))
  return category !== undefined && asked !== false && isAlone && !state?.every((one) => LIVE.has(one))
}

function inCategory(eb: Builder, categories: Category[], byIndex: boolean) {
  const apps = eb
    .selectFrom('apps')
    .select('apps.id')
    .where((app) => among(app, 'apps.category', categories))
  // The plus keeps SQLite from the apps' index while it walks an order: 50 ms instead of 150 to 270 of 500,000.
  return sql<SqlBool>`${byIndex ? sql`accesses.app_id` : sql`+accesses.app_id`} in ${apps}`
}

/** States of few accesses, which their ends find. */
const LIVE: ReadonlySet<AccessState> = new Set(['granted', 'running'])

type Tested = Pick<Conditions, 'way' | 'engine' | 'now'> & { isIndexed: boolean }

/**
 * Tests most states row by row while an order is walked, because an index of states would find too many: 50 ms instead
 * of 430 to 830 of 500,000 on SQLite. PostgreSQL knows by itself.
 *
 * @param isIndexed the index of the days or the apps is read, which holds the status but no end
 */
function stateOf(eb: Builder, state: AccessState, { isIndexed, way, engine, now }: Tested) {
  const condition = isIndexed ? withoutEnd(eb, state, now) : inState(eb, state, now)
  const isTested = isIndexed ? !LIVE.has(state) : way === 'walk' && state === 'expired'
  return isTested && engine === 'sqlite' ? sql<SqlBool>`+(${condition})` : condition
}

/** Finds what is over as the rest of its status: what is not are few, and found by an index of their own. */
function withoutEnd(eb: Builder, state: AccessState, now: Date) {
  const others = { expired: 'running', lapsed: 'granted' } as const
  if (state !== 'expired' && state !== 'lapsed') return inState(eb, state, now)
  const live = eb
    .selectFrom('accesses')
    .select('accesses.id')
    .where((one) => inState(one, others[state], now))
  const status = state === 'expired' ? RequestStatus.used : RequestStatus.granted
  return eb('accesses.status', '=', status).and('accesses.id', 'not in', live)
}

/**
 * Keeps SQLite from the day's index while it walks an order: 40 ms instead of 400 to 2,100 of 500,000, for a span of
 * years. PostgreSQL chooses well by itself.
 */
function instantOf(moment: (typeof MOMENTS)[number], engine: Engine, isTested: boolean) {
  const column = sql.ref(`accesses.${moment}_at`)
  return isTested && engine === 'sqlite' ? sql`${column} || ''` : column
}
