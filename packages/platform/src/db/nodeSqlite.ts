import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import QuickLRU from 'quick-lru'

const STATEMENTS_MAX = 500
/** Only while a file is opened; later waits are off the event loop. */
const OPENING_TIMEOUT_MS = 250

/** `full`: a commit returns when the disk has it. `secure_delete`: what is deleted is gone from the file, too. */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma trusted_schema = off;
  pragma journal_size_limit = 67108864;
  pragma temp_store = memory;
  pragma busy_timeout = 0;
`

type OpenFile = SqliteDatabase & { readonly isInTransaction: boolean }

/** Opens a file through `node:sqlite`, in the shape that Kysely's own dialect asks for. */
export function openFile(file: string): OpenFile {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true })
  database.exec(SETTINGS)
  const statements = new QuickLRU<string, SqliteStatement>({ maxSize: STATEMENTS_MAX })

  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql)
    const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    }
  }
  return {
    get isInTransaction() {
      return database.isTransaction
    },
    prepare(sql) {
      const statement = statements.get(sql) ?? prepare(sql)
      statements.set(sql, statement)
      return statement
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}
