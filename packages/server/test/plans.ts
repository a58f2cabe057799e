import type { OpenDatabase } from '@portal/server/db/index'
import { type CompiledQuery, sql } from 'kysely'

/** Reads the plan of a query as text. */
export async function planOf({ db, engine }: OpenDatabase, { sql: text, parameters }: CompiledQuery) {
  const query = { ...sql`select 1`.compile(db), parameters }
  if (engine === 'sqlite') {
    const plan = await db.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${text}` })
    return plan.rows.map(({ detail }) => detail).join('\n')
  }
  const plan = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${text}` })
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
}
