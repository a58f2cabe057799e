import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from './engine.ts'
import { sqliteDialect } from './sqlite.ts'

export type OpenDatabase<Tables> = { db: Kysely<Tables>; engine: Engine }

/**
 * Opens the database at an address: `postgres://…`, or a file path for the embedded one, whose folder is
 * made when missing.
 */
export function openDatabase<Tables>(address: string): OpenDatabase<Tables> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const dialect = new PostgresDialect({ pool: openPool(address) })
    return { db: new Kysely<Tables>({ dialect }), engine: 'postgres' }
  }
  mkdirSync(dirname(address), { recursive: true })
  return { db: new Kysely<Tables>({ dialect: sqliteDialect(address) }), engine: 'sqlite' }
}

function openPool(address: string) {
  // Counts and sums are numbers, as on the embedded database.
  const INT8 = 20
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // PostgreSQL expects a turning disk, for which it reads a whole table rather than one row in forty by an index.
    onConnect: async (client) => {
      await client.query('set random_page_cost = 1.1')
    },
  })
  // A connection that breaks while idle, in the pool or between two queries of a transaction, must not end
  // the process. Queries report their own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
