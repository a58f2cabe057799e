import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'

/** How long a write waits for a lock that another process holds, before it is refused (security, DU4). */
const LOCK_PATIENCE_MS = 2_500
const SQLITE_BUSY = 5
const STATEMENT_CACHE = 500

/** The database is locked by another process: the caller answers 503 and a moment to come back. */
export class DatabaseBusy extends Error {}

/**
 * Kysely over `node:sqlite`: one connection, WAL, every commit on disk before its answer leaves
 * (synchronous=FULL). A lock held elsewhere is waited for off the event loop, never inside SQLite.
 */
export function nodeSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite changes tables within a transaction, so a migration that is cut off leaves nothing half done. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  #connection: NodeSqliteConnection | undefined
  #turn: Promise<void> = Promise.resolve()
  #done: (() => void) | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init() {
    this.#connection = new NodeSqliteConnection(this.#file)
  }

  /** One user of the connection at a time: a transaction's steps are never mixed with another's. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn
    let done = () => {}
    this.#turn = new Promise((resolve) => {
      done = resolve
    })
    await before
    this.#done = done
    if (!this.#connection) throw new Error('The database is closed')
    return this.#connection
  }

  async releaseConnection() {
    this.#done?.()
  }

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    this.#connection?.close()
    this.#connection = undefined
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 50 })
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;' +
        'pragma trusted_schema = off; pragma journal_size_limit = 67108864; pragma temp_store = memory',
    )
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + LOCK_PATIENCE_MS
    for (;;) {
      try {
        return this.#run<Row>(query)
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() > deadline) throw new DatabaseBusy('The database is busy', { cause: error })
        await wait(20)
      }
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql)
    const values = parameters as never[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepare(sql: string) {
    const kept = this.#statements.get(sql)
    if (kept) return kept
    const statement = this.#database.prepare(sql)
    if (this.#statements.size >= STATEMENT_CACHE) this.#statements.clear()
    this.#statements.set(sql, statement)
    return statement
  }

  // biome-ignore lint/correctness/useYield: SQLite answers are small; Kysely asks for the method
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported')
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
