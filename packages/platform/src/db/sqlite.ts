import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely'
import { openFile } from './nodeSqlite.ts'
import { ReaderAndWriter } from './readerAndWriter.ts'

/**
 * Kysely's SQLite dialect with two drivers on one file: one connection writes, a transaction at a time, and
 * one reads, so that no reader waits for a writer (docs/decisions/0002-one-query-layer-two-databases.md).
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
  /** Writers take turns below; Kysely's own turns would make readers wait too. */
  override get supportsMultipleConnections() {
    return true
  }
  /** SQLite changes tables within a transaction, so a broken-off migration leaves nothing half done. */
  override get supportsTransactionalDdl() {
    return true
  }
}
