import type { Kysely } from 'kysely'

/** Views of each app's page by day in Paris, counted without who. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('app_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('app_id', 'integer', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('app_views_pk', ['day', 'app_id'])
    .execute()
  await db.schema.createIndex('app_views_app').on('app_views').column('app_id').execute()
}
