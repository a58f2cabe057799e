import type { Kysely } from 'kysely'

/** Notes when somebody proved that an address is theirs, and adds the links by which they do. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute()
  await db.schema
    .createTable('email_confirmations')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('email_confirmations_user')
    .on('email_confirmations')
    .column('user_id')
    .execute()
}
