import type { Kysely } from 'kysely'

/** Adds the values before and after each change of an app, beside its entry in the journal. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('app_changes')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey())
    .addColumn('app_id', 'integer', (c) => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('undoes', 'integer')
    .execute()
  await db.schema.createIndex('app_changes_app').on('app_changes').column('app_id').execute()
}
