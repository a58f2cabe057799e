import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type { Engine } from './engine.ts'
import { usePlans } from './plans.ts'
import { readsAtOnce } from './prepared.ts'
import { nodeSqliteDialect } from './sqlite.ts'
import type { Database } from './types.ts'

export { isForeignKeyViolation, isUniqueViolation } from './errors.ts'

export type Db = Kysely<Database>
/** A connection or a transaction: what repositories take. */
export type DbOrTrx = Db | Transaction<Database>
export type OpenDatabase = { db: Db; engine: Engine }

/**
 * Opens the database at an address: `postgres://…`, or a file path for the embedded one.
 * Its folder is made when missing.
 */
export function openDatabase(address: string): OpenDatabase {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const pool = () => openPool(address)
    return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), engine: 'postgres' }
  }
  mkdirSync(dirname(address), { recursive: true })
  const dialect = nodeSqliteDialect(address)
  const db = new Kysely<Database>({ dialect })
  readsAtOnce.set(db, dialect.readAtOnce)
  return { db, engine: 'sqlite' }
}

/** The driver is read where it is used; the embedded database does without. */
async function openPool(address: string) {
  const { default: pg } = await import('pg')
  // Counts and sums come back as numbers, as on the embedded database.
  const INT8 = 20
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5_000 })
  // A lost connection is reported to its query; one that breaks while it is idle, in the pool or between two queries of
  // a transaction, must not end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    usePlans(client)
  })
  return pool
}
