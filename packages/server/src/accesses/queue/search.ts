import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import { isFound, searchIn } from '@portal/platform/db/search'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import type { Database } from '../../db/tables.ts'

type Builder = ExpressionBuilder<Database, 'accesses'>
export type Found = { isVague: boolean; where: (eb: Builder) => Expression<SqlBool> }

/** Up to this many matches are kept as ids, whose accesses are found by index. */
const FEW = { users: 5000, apps: 200 }

/** Searches the person and the app of accesses. */
export async function searchParties(db: DbOrTrx, engine: Engine, words: string): Promise<Found> {
  const people = await idsIn(db, engine, 'users', words)
  const apps = await idsIn(db, engine, 'apps', words)
  return {
    isVague: !people || !apps,
    // Leaves out empty lists, which would keep the databases from their indexes.
    where: (eb) => {
      const found = [
        ...(people?.length === 0
          ? []
          : [people ? among(eb, 'accesses.user_id', people) : matches('user_id', 'users', words)]),
        ...(apps?.length === 0
          ? []
          : [apps ? among(eb, 'accesses.app_id', apps) : matches('app_id', 'apps', words)]),
      ]
      return found.length ? eb.or(found) : among(eb, 'accesses.id', [])
    },
  }
}

/** Reads the ids of the matches; `null` when there are too many. */
async function idsIn(db: DbOrTrx, engine: Engine, table: 'users' | 'apps', words: string) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(searchIn(engine, table, words))
    .limit(FEW[table] + 1)
    .execute()
  return rows.length > FEW[table] ? null : rows.map(({ id }) => id)
}

/**
 * Looks at the person or the app of each access on the way, because so much is found that the next one is near. As a
 * value instead of `exists`, which PostgreSQL answers by reading everybody first: 1 ms instead of 100 of 100,000.
 */
const matches = (column: 'user_id' | 'app_id', table: 'users' | 'apps', words: string) =>
  sql<SqlBool>`(
    select ${isFound(table, words)} from ${sql.table(table)}
    where ${sql.ref(`${table}.id`)} = ${sql.ref(`accesses.${column}`)})`
