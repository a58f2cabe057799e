import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'

/** The data was written by a newer program. */
export class NewerData extends Error {}

/**
 * Migrates the tables to this program's version, under Kysely's lock, so that two servers that start at once
 * migrate once.
 *
 * @param known every migration of this program by name
 * @param before called before existing data changes, to keep a copy
 * @returns the names of the migrations that ran
 * @throws NewerData when a migration has run that this program does not know
 */
export async function migrate<Tables>(
  { db }: { db: Kysely<Tables> },
  known: Record<string, Migration>,
  before: (pending: string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  const { done, pending } = await compareMigrations(db, known)
  if (!pending.length) return []
  if (done.length) await before(pending)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // Migrations of one day were written side by side: each stands alone.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}

/** Names the migrations that wait. @throws NewerData as {@link migrate} */
export const pendingMigrations = async <Tables>(db: Kysely<Tables>, known: Record<string, Migration>) =>
  (await compareMigrations(db, known)).pending

async function compareMigrations<Tables>(db: Kysely<Tables>, known: Record<string, Migration>) {
  const done = await doneMigrations(db)
  const unknown = done.filter((name) => !(name in known))
  if (unknown.length) throw new NewerData(`The data was written by a newer version (${unknown.join(', ')})`)
  return { done, pending: Object.keys(known).filter((name) => !done.includes(name)) }
}

async function doneMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}
