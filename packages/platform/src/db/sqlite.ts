import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely'
import { openFile } from './nodeSqlite.ts'
import { ReaderAndWriter } from './readerAndWriter.ts'

/**
 * Kysely's dialect for SQLite with two of its drivers on one file: one connection writes, one transaction at a time,
 * and another one reads, so that no reader waits for a writer (docs/decisions/0002).
 */
export function sqliteDialect(file: string): Dialect {
  const dialect = new SqliteDialect({ database: async () => openFile(file) })
  return {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => new ReaderAndWriter(file),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

class TwoConnectionsAdapter extends SqliteAdapter {
  /** The turns of writers are taken below; Kysely's own would let readers wait, too. */
  override get supportsMultipleConnections() {
    return true
  }
  /** SQLite changes tables within a transaction, so a migration that is cut off leaves nothing half done. */
  override get supportsTransactionalDdl() {
    return true
  }
}
