import { RequestStatus } from '@portal/contract'
import type { Engine } from '@portal/platform/db/engine'
import { sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'

/** From an instant on, and before the other. */
export type Span = { start: string; end: string }

/** Counts a log line as a request (a direct grant is none), a grant, or a first opening. */
const counts = (condition: ReturnType<typeof sql>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`
const FIGURES = [
  counts(sql`from_status is null and actor <> 'admin'`).as('requests'),
  counts(sql`to_status = ${sql.lit(RequestStatus.granted)}`).as('grants'),
  // More time for a running access leaves its status as it is.
  counts(sql`to_status = ${sql.lit(RequestStatus.used)} and from_status <> to_status`).as('openings'),
] as const

const linesOf = (db: DbOrTrx, { start, end }: Span) =>
  db
    .selectFrom('journal')
    // Written out, as the partial index says it.
    .where('object', '=', sql.lit('access'))
    .where('at', '>=', start)
    .where('at', '<', end)

/**
 * Groups by hour in UTC, `2026-11-20T14`: the databases know no time zones, and days in Paris begin at whole
 * hours.
 */
export const figuresByHour = (db: DbOrTrx, span: Span) =>
  linesOf(db, span)
    .select([sql<string>`substr(at, 1, 13)`.as('hour'), ...FIGURES])
    .groupBy('hour')
    .execute()

export const figuresByApp = (db: DbOrTrx, span: Span) =>
  linesOf(db, span)
    .select(['app_id', ...FIGURES])
    .groupBy('app_id')
    .execute()

/** Counts the decided requests by their whole minutes of waiting. */
export const waitsInMinutes = (db: DbOrTrx, engine: Engine, span: Span) =>
  linesOf(db, span)
    .innerJoin('accesses', 'accesses.id', 'journal.object_id')
    .where('actor', '=', 'admin')
    .where('from_status', '=', RequestStatus.toConfirm)
    .where('to_status', 'is not', null)
    .select((eb) => [minutesBetween(engine).as('minutes'), eb.fn.countAll<number>().as('decisions')])
    .groupBy('minutes')
    .execute()

const minutesBetween = (engine: Engine) =>
  engine === 'postgres'
    ? sql<number>`cast(round(extract(epoch from at::timestamptz - accesses.created_at::timestamptz) / 60) as integer)`
    : sql<number>`cast(round((julianday(at) - julianday(accesses.created_at)) * 1440) as integer)`
