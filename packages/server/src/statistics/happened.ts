import type { Engine } from '@portal/platform/db/engine'
import { type RawBuilder, sql } from 'kysely'
import { unasked } from '../accesses/queue/filter.ts'
import type { Deps } from '../deps.ts'
import type { Figures } from './figures.ts'
import type { Span } from './spans.ts'

/** Columns by which the queue filters, too: a figure and the list behind it agree. */
const MOMENTS = { requests: 'created_at', grants: 'granted_at', openings: 'activated_at' } as const
type Kind = keyof typeof MOMENTS
type Grouping<Key> = (column: string) => RawBuilder<Key>

/** Groups by hour in UTC, `2026-11-20T14`: the databases know no time zones, and Paris days begin at whole hours. */
export const byHour: Grouping<string> = (column) => sql`substr(${sql.ref(column)}, 1, 13)`
export const byApp: Grouping<number> = () => sql.ref('accesses.app_id')
export const together: Grouping<number> = () => sql.lit(0)

/** Counts the requests, grants and first openings of a span, in groups. */
export async function countHappened<Key>(
  deps: Pick<Deps, 'db' | 'engine' | 'now'>,
  span: Span,
  groupBy: Grouping<Key>,
): Promise<{ key: Key; figures: Partial<Figures> }[]> {
  const groups = []
  for (const kind of Object.keys(MOMENTS) as Kind[])
    for (const { key, count, minutes } of await countKind(deps, kind, span, groupBy))
      groups.push({ key: key as Key, figures: { [kind]: Number(count), minutes: Number(minutes) } })
  return groups
}

function countKind<Key>(
  { db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>,
  kind: Kind,
  { start, end }: Span,
  groupBy: Grouping<Key>,
) {
  const column = `accesses.${MOMENTS[kind]}` as const
  return db
    .selectFrom('accesses')
    .where(column, '>=', start)
    .where(column, '<', end)
    .$if(kind === 'requests', (all) => all.where(sql<boolean>`accesses.id not in ${unasked(engine)}`))
    .select((eb) => [
      groupBy(column).as('key'),
      eb.fn.countAll<number>().as('count'),
      (kind === 'openings' ? minutesRun(engine, now()) : sql<number>`0`).as('minutes'),
    ])
    .groupBy('key')
    .execute()
}

/** Sums the whole minutes that each access ran, or runs since its opening. */
function minutesRun(engine: Engine, now: Date) {
  const at = now.toISOString()
  return engine === 'postgres'
    ? sql<number>`sum(round(extract(epoch from least(expire_at, ${at})::timestamptz - activated_at::timestamptz) / 60))`
    : sql<number>`sum(round((julianday(min(expire_at, ${at})) - julianday(activated_at)) * 1440))`
}
