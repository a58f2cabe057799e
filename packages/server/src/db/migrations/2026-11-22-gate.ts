import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Adds what gates need: extensions, events, feedback, and the reach of demos. Frozen. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .alterTable('apps')
    .addColumn('extension_minutes', 'integer', (c) => c.notNull().defaultTo(10))
    .execute()
  await db.schema.alterTable('apps').addColumn('down_since', 'text').execute()
  await db.schema.alterTable('apps').addColumn('verified_at', 'text').execute()
  await db.schema.alterTable('accesses').addColumn('extended_at', 'text').execute()
  await db.schema.alterTable('access_log').addColumn('added_minutes', 'integer').execute()

  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  // No foreign keys: an event outlives what it tells of.
  await sql`
    create table access_events (
      id ${id},
      app_id integer not null,
      access_id integer not null,
      state text not null,
      access_exp integer not null,
      created_at text not null
    )`.execute(db)
  await db.schema.createIndex('access_events_created').on('access_events').column('created_at').execute()
  // An access ends once at each instant, whichever server notices first.
  await db.schema
    .createIndex('access_events_ended')
    .unique()
    .on('access_events')
    .columns(['access_id', 'access_exp'])
    .where(sql.ref('state'), '=', sql.lit('ended'))
    .execute()

  await db.schema
    .createTable('feedback')
    .addColumn('id', 'integer', (c) => c.primaryKey().references('accesses.id').onDelete('cascade'))
    .addColumn('app_id', 'integer', (c) => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('useful', 'integer', (c) => c.notNull())
    .addColumn('again', 'integer', (c) => c.notNull())
    .addColumn('comment', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('feedback_app').on('feedback').columns(['app_id', 'created_at']).execute()
  await db.schema.createIndex('feedback_created').on('feedback').columns(['created_at', 'id']).execute()
}
