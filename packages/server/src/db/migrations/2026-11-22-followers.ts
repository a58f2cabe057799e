import type { Kysely } from 'kysely'

/** Adds the people who asked to be told when an app opens. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('app_followers')
    .addColumn('app_id', 'integer', (c) => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('app_followers_pk', ['app_id', 'user_id'])
    .execute()
  await db.schema.createIndex('app_followers_user').on('app_followers').column('user_id').execute()
}
