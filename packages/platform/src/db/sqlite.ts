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
import { type Disk, DurableLog } from './durability.ts'

/** How long a write waits for a lock that another process holds, before it is refused (security, DU4). */
const LOCK_PATIENCE_MS = 2_500
const SQLITE_BUSY = 5
const STATEMENT_CACHE = 500

/** The database is locked by another process: the caller answers 503 and a moment to come back. */
export class DatabaseBusy extends Error {}

/**
 * Kysely over `node:sqlite`: WAL, every commit on disk before its promise resolves. One connection writes, one
 * transaction at a time; another one reads, so that no reader waits for a writer that waits for a lock held elsewhere.
 * Waiting, for a lock or for the disk, happens off the event loop, never inside SQLite (security, DU2 and DU4).
 */
export function nodeSqliteDialect(file: string, disk?: Disk): Dialect {
  const driver = new NodeSqliteDriver(file, disk)
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Turns are the driver's; Kysely's own would let readers wait for writers. */
  override get supportsMultipleConnections() {
    return true
  }
  /** SQLite changes tables within a transaction, so a migration that is cut off leaves nothing half done. */
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #log: DurableLog
  #databases: { writer: SqliteFile; reader: SqliteFile } | undefined
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(file: string, disk?: Disk) {
    this.#file = file
    this.#log = new DurableLog(file, disk)
  }

  async init() {
    this.#databases = { writer: new SqliteFile(this.#file), reader: new SqliteFile(this.#file) }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#databases) throw new Error('The database is closed')
    return new NodeSqliteConnection({ ...this.#databases, log: this.#log, takeTurn: () => this.#takeTurn() })
  }

  async releaseConnection(connection: DatabaseConnection) {
    asOurs(connection).endTurn()
  }

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    await asOurs(connection).begin()
  }
  async commitTransaction(connection: DatabaseConnection) {
    await asOurs(connection).commit()
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await asOurs(connection).rollback()
  }

  async destroy() {
    await this.#log.close()
    this.#databases?.reader.close()
    this.#databases?.writer.close()
    this.#databases = undefined
  }

  /** One writer at a time: a transaction's steps are never mixed with another's. @returns what ends the turn */
  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn
    let done = () => {}
    this.#lastTurn = new Promise((resolve) => {
      done = resolve
    })
    await before
    return done
  }
}

type Parts = {
  writer: SqliteFile
  reader: SqliteFile
  log: DurableLog
  takeTurn: () => Promise<() => void>
}

/** What one user of the database holds: nothing while it reads, the writer's turn during a transaction. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #parts: Parts
  #endTurn: (() => void) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async begin() {
    const deadline = newDeadline()
    this.#endTurn = await this.#parts.takeTurn()
    try {
      await this.#write(CompiledQuery.raw('begin immediate'), deadline)
    } catch (error) {
      this.endTurn()
      throw error
    }
  }

  /** The next writer need not wait for the disk: what it adds to the log comes after. */
  async commit() {
    await patiently(() => this.#parts.writer.run(CompiledQuery.raw('commit')))
    this.endTurn()
    await this.#parts.log.flush()
  }

  async rollback() {
    try {
      // A full disk makes SQLite undo the transaction by itself.
      if (this.#parts.writer.isInTransaction) this.#parts.writer.run(CompiledQuery.raw('rollback'))
    } finally {
      this.endTurn()
    }
  }

  endTurn() {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, log, takeTurn } = this.#parts
    if (this.#endTurn) return patiently(() => writer.run<Row>(query))
    if (isRead(query)) return patiently(() => reader.run<Row>(query))
    const deadline = newDeadline()
    const endTurn = await takeTurn()
    const result = await this.#write<Row>(query, deadline).finally(endTurn)
    await log.flush()
    return result
  }

  /** What begins a change. @throws where the log is in doubt and cannot be emptied into the database */
  #write<Row>(query: CompiledQuery, deadline: number) {
    const { writer, log } = this.#parts
    return patiently(() => {
      if (log.isInDoubt) {
        writer.emptyLog()
        log.isInDoubt = false
      }
      return writer.run<Row>(query)
    }, deadline)
  }

  // biome-ignore lint/correctness/useYield: SQLite answers are small; Kysely asks for the method
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported')
  }
}

type Prepared = { statement: StatementSync; reads: boolean }

/** One open file, with its statements kept. */
class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 50 })
    this.#database.exec(
      // `normal`: SQLite puts the log on disk before it empties it; that every commit waits for the disk is ours.
      'pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on;' +
        'pragma trusted_schema = off; pragma journal_size_limit = 67108864; pragma temp_store = memory',
    )
  }

  get isInTransaction() {
    return this.#database.isTransaction
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, reads } = this.#prepare(sql)
    const values = parameters as never[]
    if (reads) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepare(sql: string) {
    const kept = this.#statements.get(sql)
    if (kept) return kept
    const statement = this.#database.prepare(sql)
    const prepared = { statement, reads: statement.columns().length > 0 }
    if (this.#statements.size >= STATEMENT_CACHE) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }

  /** @throws an error of SQLite: the disk's, or that the database is busy */
  emptyLog() {
    const row = this.#database.prepare('pragma wal_checkpoint(truncate)').get()
    if (row?.busy) throw Object.assign(new Error('The log is being read'), { errcode: SQLITE_BUSY })
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }
}

const asOurs = (connection: DatabaseConnection) => connection as NodeSqliteConnection
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql)

/** Counted from before the turn: those that queue behind a lock are refused together, not one after the other. */
const newDeadline = () => performance.now() + LOCK_PATIENCE_MS

/** Tries again while another process holds the lock. @throws DatabaseBusy once that took too long */
async function patiently<Result>(work: () => Result, deadline = newDeadline()): Promise<Result> {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > deadline) throw new DatabaseBusy('The database is busy', { cause: error })
      await wait(20)
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
