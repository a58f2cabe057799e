import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import { likePattern, searchIn } from '@portal/platform/db/search'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import type { Database } from '../../db/tables.ts'

type Builder = ExpressionBuilder<Database, 'accesses'>
export type Found = { isVague: boolean; where: (eb: Builder) => Expression<SqlBool> }

/** Up to here what a search finds is kept as ids: their accesses are found by index, and soon sorted. */
const FEW = { users: 2000, apps: 200 }

/** The search looks at the person and at the app of an access. */
export async function searchParties(db: DbOrTrx, engine: Engine, words: string): Promise<Found> {
  const people = await idsIn(db, engine, 'users', words)
  const apps = await idsIn(db, engine, 'apps', words)
  return {
    isVague: !people || !apps,
    // Only what was found is asked for: an empty list among others would keep the databases from their indexes.
    where: (eb) => {
      const found = [
        ...(people?.length === 0
          ? []
          : [people ? among(eb, 'accesses.user_id', people) : anyIn('user_id', 'users', words)]),
        ...(apps?.length === 0
          ? []
          : [apps ? among(eb, 'accesses.app_id', apps) : anyIn('app_id', 'apps', words)]),
      ]
      return found.length ? eb.or(found) : among(eb, 'accesses.id', [])
    },
  }
}

/** The ids of what is found, `null` where it is a lot. */
async function idsIn(db: DbOrTrx, engine: Engine, table: 'users' | 'apps', words: string) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(searchIn(engine, table, words))
    .limit(FEW[table] + 1)
    .execute()
  return rows.length > FEW[table] ? null : rows.map(({ id }) => id)
}

/** Tested on each access that is met: where so much is found, the next one is near. */
const anyIn = (column: 'user_id' | 'app_id', table: 'users' | 'apps', words: string) =>
  sql<SqlBool>`+${sql.ref(`accesses.${column}`)} in (
    select id from ${sql.table(table)} where search like ${likePattern(words)} escape '\\')`
