import { type Kysely, sql } from 'kysely'

/** Adds the device of a session, and the kinds of browsers that people signed in with before. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('seen_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update sessions set seen_at = created_at`.execute(db)
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('first_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'device'])
    .execute()
  await db.schema.createIndex('known_devices_seen').on('known_devices').column('seen_at').execute()
}
