import type { Kysely } from 'kysely'

/** Until when an operator lets somebody in with a password, whatever the settings say. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('let_in_until', 'text').execute()
}
