import { Migrator } from 'kysely/migration'
import type { OpenDatabase } from './index.ts'
import { migrations } from './migrations/index.ts'

/** The data was written by a newer program than this one. */
export class NewerData extends Error {}

/**
 * Brings the tables to this program's version, under Kysely's lock so that two servers that start at
 * once migrate once.
 *
 * @returns the names of the migrations that were carried out
 * @throws NewerData where a migration has run that this program does not know
 */
export async function migrate({ db, engine }: OpenDatabase): Promise<string[]> {
  const known = migrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  await refuseNewerData(db, Object.keys(known))
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}

async function refuseNewerData(db: OpenDatabase['db'], known: string[]) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  const unknown = done.map((row) => row.name).filter((name) => !known.includes(name))
  if (unknown.length) throw new NewerData(`The data was written by a newer version (${unknown.join(', ')})`)
}
