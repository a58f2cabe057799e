import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import { findNamed, isNamed, isNobody } from '../../db/named.ts'
import type { Database } from '../../db/tables.ts'

type Builder = ExpressionBuilder<Database, 'accesses'>
export type Found = { isVague: boolean; where: (eb: Builder) => Expression<SqlBool> }

/** Searches the person and the app of accesses. */
export async function searchParties(db: DbOrTrx, engine: Engine, words: string): Promise<Found> {
  const people = await findNamed(db, engine, 'users', words)
  const apps = await findNamed(db, engine, 'apps', words)
  // Leaves out empty lists, which would keep the databases from their indexes.
  const found = [
    ...(isNobody(people) ? [] : [isNamed('accesses.user_id', people)]),
    ...(isNobody(apps) ? [] : [isNamed('accesses.app_id', apps)]),
  ]
  return {
    isVague: !people.ids || !apps.ids,
    where: (eb) => (found.length ? eb.or(found) : among(eb, 'accesses.id', [])),
  }
}
