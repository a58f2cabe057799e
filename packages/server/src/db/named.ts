import type { Engine } from '@portal/platform/db/engine'
import { isFound, searchIn } from '@portal/platform/db/search'
import { type SqlBool, sql } from 'kysely'
import type { DbOrTrx } from './index.ts'

/** People or apps that words find: few as ids, whose rows an index finds; `null` for many. */
export type Named = { table: 'users' | 'apps'; words: string; ids: number[] | null }

const FEW = { users: 5000, apps: 200 }

export async function findNamed(
  db: DbOrTrx,
  engine: Engine,
  table: Named['table'],
  words: string,
): Promise<Named> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(searchIn(engine, table, words))
    .limit(FEW[table] + 1)
    .execute()
  return { table, words, ids: rows.length > FEW[table] ? null : rows.map(({ id }) => id) }
}

export const isNobody = ({ ids }: Named) => ids?.length === 0

/**
 * Matches rows whose column names one of them. Of many, each row's own is looked at, because the next match is near: as
 * a value instead of `exists`, which PostgreSQL answers by reading everybody first, 100 ms of 100,000 instead of 1.
 */
export const isNamed = (column: string, { table, words, ids }: Named) =>
  ids
    ? sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`
    : sql<SqlBool>`(
        select ${isFound(table, words)} from ${sql.table(table)}
        where ${sql.ref(`${table}.id`)} = ${sql.ref(column)})`
