import type { Kysely } from 'kysely'

/** Keeps the rule of a grant in its log line. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('access_log').addColumn('rule', 'text').execute()
  await db.schema.alterTable('access_log').addColumn('rule_value', 'text').execute()
}
