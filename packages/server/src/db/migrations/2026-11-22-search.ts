import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Words that found no app, counted without who looked for them. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await sql`
    create table search_misses (
      id ${id},
      words text not null unique,
      count integer not null,
      first_at text not null,
      last_at text not null
    )`.execute(db)
  await db.schema
    .createIndex('search_misses_count')
    .on('search_misses')
    .columns(['count', 'last_at'])
    .execute()
}
