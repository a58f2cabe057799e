import type { Kysely } from 'kysely'

/** Keys that sign nothing but a ticket of the conformance list. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('signing_keys')
    .addColumn('for_tests', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
