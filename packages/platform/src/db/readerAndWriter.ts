import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDriver } from 'kysely'
import pLimit from 'p-limit'
import { openFile } from './nodeSqlite.ts'
import { newDeadline, patiently } from './patience.ts'

/**
 * Runs two of Kysely's drivers on one file: one connection writes, a transaction at a time, and another
 * reads.
 */
export class ReaderAndWriter implements Driver {
  readonly #reader: SqliteDriver
  readonly #writer: SqliteDriver
  readonly #writes = pLimit(1)
  #isInTransaction = () => false

  constructor(file: string) {
    this.#reader = new SqliteDriver({ database: async () => openFile(file) })
    this.#writer = new SqliteDriver({
      database: async () => {
        const open = openFile(file)
        this.#isInTransaction = () => open.isInTransaction
        return open
      },
    })
  }

  async init() {
    await this.#writer.init()
    await this.#reader.init()
  }

  async acquireConnection() {
    return new Connection({
      reader: await this.#reader.acquireConnection(),
      writer: await this.#writer.acquireConnection(),
      takeTurn: () => this.#takeTurn(),
    })
  }

  beginTransaction = (connection: DatabaseConnection) => ours(connection).begin()

  async commitTransaction(connection: DatabaseConnection) {
    await patiently(() => this.#writer.commitTransaction(connection))
    ours(connection).endTurn()
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // On a full disk, SQLite undoes the transaction itself.
    if (this.#isInTransaction()) await this.#writer.rollbackTransaction(connection)
    ours(connection).endTurn()
  }

  async releaseConnection(connection: DatabaseConnection) {
    ours(connection).endTurn()
  }

  async destroy() {
    await this.#reader.destroy()
    await this.#writer.destroy()
  }

  /** @returns a function that ends the turn */
  #takeTurn() {
    return new Promise<() => void>((taken) => {
      void this.#writes(() => new Promise<void>((end) => taken(end)))
    })
  }
}

type Parts = {
  reader: DatabaseConnection
  writer: DatabaseConnection
  takeTurn: () => Promise<() => void>
}

/** One user's view of the database: reads freely, holds the writer's turn during a transaction. */
class Connection implements DatabaseConnection {
  readonly #parts: Parts
  #endTurn: (() => void) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** `immediate` takes the write lock first, so that a transaction does not fail at its end. */
  async begin() {
    const deadline = newDeadline()
    this.#endTurn = await this.#parts.takeTurn()
    const begin = CompiledQuery.raw('begin immediate')
    try {
      await patiently(() => this.#parts.writer.executeQuery(begin), deadline)
    } catch (error) {
      this.endTurn()
      throw error
    }
  }

  endTurn() {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const { reader, writer, takeTurn } = this.#parts
    if (this.#endTurn) return writer.executeQuery<Row>(query)
    if (isRead(query)) return patiently(() => reader.executeQuery<Row>(query))
    const deadline = newDeadline()
    const endTurn = await takeTurn()
    return patiently(() => writer.executeQuery<Row>(query), deadline).finally(endTurn)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    const { reader, writer } = this.#parts
    return (this.#endTurn ? writer : reader).streamQuery<Row>(query, chunkSize)
  }
}

const ours = (connection: DatabaseConnection) => connection as Connection
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql)
