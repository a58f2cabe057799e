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
const namesDays = ({ answered_from, answered_to, ...filter }: QueueFilter) =>
  (answered_from ?? answered_to) !== undefined ||
  Object.entries(filter).some(([name, value]) => value !== undefined && DAYS.has(name))

type Builder = ExpressionBuilder<Database, 'accesses'>

/**
 * Plans for a page. `find` looks up the matches by the filter's index and sorts them: fast for few. `walk` follows the
 * sort's index and tests each row: fast for many. `look` walks a little, and leaves the rest to `find`. The databases
 * cannot tell which applies.
 */
export type Way = 'find' | 'walk' | 'look'
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
  const byApps = way === 'find' && isFoundByApps(filter)
  const isIndexed = byApps || (way === 'find' && namesDays(filter))
  const tested = engine === 'sqlite' && (isIndexed || way !== 'find') ? withoutIndex : asIs
  if (filter.status) wanted.push(tested(among(eb, 'accesses.status', filter.status)))
  if (filter.state)
    wanted.push(
      eb.or(
        filter.state.map((state) =>
          isIndexed ? stateByStatus(eb, state, tested, now) : tested(inState(eb, state, now)),
        ),
      ),
    )
  if (filter.ending_soon) wanted.push(endingSoon(eb, now))
  if (filter.asked !== undefined)
    wanted.push(sql<SqlBool>`accesses.id ${filter.asked ? sql`not in` : sql`in`} ${unasked(engine)}`)
  if (filter.app_id) wanted.push(among(eb, 'accesses.app_id', filter.app_id))
  if (filter.user_id) wanted.push(among(eb, 'accesses.user_id', filter.user_id))
  if (filter.category) wanted.push(inCategory(eb, filter.category, byApps))
  for (const moment of MOMENTS) {
    const at = instantOf(moment, engine, byApps || way !== 'find')
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

const asIs = (condition: Expression<SqlBool>) => condition
/** Keeps SQLite from an index that would find too much: 50 ms instead of 430 to 1,290 of 500,000, for used ones. */
const withoutIndex = (condition: Expression<SqlBool>) => sql<SqlBool>`+(${condition})`

/**
 * Tests a state in an index that holds the status but no end. What is over is the rest of its status: what is not are
 * few, and found by an index of their own.
 */
function stateByStatus(eb: Builder, state: AccessState, tested: typeof asIs, now: Date) {
  if (LIVE.has(state)) return inState(eb, state, now)
  if (state !== 'expired' && state !== 'lapsed') return tested(inState(eb, state, now))
  const [status, living] =
    state === 'expired'
      ? ([RequestStatus.used, 'running'] as const)
      : ([RequestStatus.granted, 'granted'] as const)
  const live = eb
    .selectFrom('accesses')
    .select('accesses.id')
    .where((one) => inState(one, living, now))
  return tested(eb('accesses.status', '=', status).and('accesses.id', 'not in', live))
}

/**
 * Keeps SQLite from the day's index while it walks an order: 40 ms instead of 400 to 2,100 of 500,000, for a span of
 * years. PostgreSQL chooses well by itself.
 */
function instantOf(moment: (typeof MOMENTS)[number], engine: Engine, isTested: boolean) {
  const column = sql.ref(`accesses.${moment}_at`)
  return isTested && engine === 'sqlite' ? sql`${column} || ''` : column
}
