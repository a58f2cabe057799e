import { RequestStatus } from '@portal/contract'
import type { Engine } from '@portal/platform/db/engine'
import { sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { Span } from './spans.ts'

/** Counts the requests that administrators answered by their whole minutes of waiting. */
export const waitsInMinutes = (db: DbOrTrx, engine: Engine, { start, end }: Span) =>
  db
    .selectFrom('journal')
    // Written out, as the partial index says it.
    .where('object', '=', sql.lit('access'))
    .where('at', '>=', start)
    .where('at', '<', end)
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
