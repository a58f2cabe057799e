import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Accesses that only the conformance list uses: they belong to nobody and count nowhere. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await sql`
    create table test_accesses (
      id ${id},
      app_id integer not null references apps (id) on delete cascade,
      kind text not null,
      jti text not null,
      created_at text not null,
      spent_at text,
      expire_at text not null,
      revoked_at text,
      told_at text
    )`.execute(db)
  await db.schema.createIndex('test_accesses_created').on('test_accesses').column('created_at').execute()
}
