import { migrate } from '@portal/platform/db/migrate'
import { type OpenDatabase as Open, openDatabase } from '@portal/platform/db/open'
import type { Kysely, Transaction } from 'kysely'
import { migrations } from './migrations/index.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>
/** A connection or a transaction, for queries. */
export type DbOrTrx = Db | Transaction<Database>
export type OpenDatabase = Open<Database>

/** Opens the portal's database: `postgres://…`, or a file path for the embedded one. */
export const openPortalDatabase = (address: string): OpenDatabase => openDatabase<Database>(address)

/**
 * Migrates the portal's tables to this program's version.
 *
 * @returns the names of the migrations that ran
 */
export const migratePortal = (database: OpenDatabase, before?: (pending: string[]) => Promise<void>) =>
  migrate(database, migrations(database.engine), before)
