import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine } from './engine.ts'

/** One row where the table of migrations exists. Kysely's introspection would look at every column of every table. */
const HAS_TABLE = {
  sqlite: sql`select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'`,
  postgres: sql`select 1 where to_regclass('kysely_migration') is not null`,
}

/** The data was written by a newer program than this one. */
export class NewerData extends Error {}

/**
 * Brings the tables to this program's version, under Kysely's lock so that two servers that start at
 * once migrate once.
 *
 * @param known every migration of this program by its name
 * @param before called before data that exists is changed, to keep a copy of it
 * @returns the names of the migrations that were carried out
 * @throws NewerData where a migration has run that this program does not know
 */
export async function migrate<Tables>(
  { db, engine }: { db: Kysely<Tables>; engine: Engine },
  known: Record<string, Migration>,
  before: (pending: string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  const done = await doneMigrations(db, engine)
  const unknown = done.filter((name) => !(name in known))
  if (unknown.length) throw new NewerData(`The data was written by a newer version (${unknown.join(', ')})`)
  const pending = Object.keys(known).filter((name) => !done.includes(name))
  if (!pending.length) return []
  if (done.length) await before(pending)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}

async function doneMigrations<Tables>(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const { rows: tables } = await HAS_TABLE[engine].execute(db)
  if (!tables.length) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
