import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Engine } from './engine.ts'
import { nodeSqliteDialect } from './sqlite.ts'
import type { Database } from './types.ts'

export type Db = Kysely<Database>
/** A connection or a transaction: what repositories take. */
export type DbOrTrx = Db | Transaction<Database>
export type OpenDatabase = { db: Db; engine: Engine }

// Counts and sums come back as numbers, as on the embedded database.
const INT8 = 20
pg.types.setTypeParser(INT8, Number)

/**
 * Opens the database at an address: `postgres://…`, or a file path for the embedded one.
 * Its folder is made when missing.
 */
export function openDatabase(address: string): OpenDatabase {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5_000 })
    // A lost connection is reported to its query; an idle one that breaks must not end the process.
    pool.on('error', () => {})
    return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), engine: 'postgres' }
  }
  mkdirSync(dirname(address), { recursive: true })
  return { db: new Kysely<Database>({ dialect: nodeSqliteDialect(address) }), engine: 'sqlite' }
}

/** Whether an error says that a value must be unique and is not; on both engines. */
export const isUniqueViolation = (error: unknown) =>
  hasCode(error, '23505') || (hasErrcode(error) && [2067, 1555].includes(error.errcode))

/** Whether an error says that a row which is pointed at does not exist (any more); on both engines. */
export const isForeignKeyViolation = (error: unknown) =>
  hasCode(error, '23503') || (hasErrcode(error) && error.errcode === 787)

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
const hasErrcode = (error: unknown): error is Error & { errcode: number } =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
