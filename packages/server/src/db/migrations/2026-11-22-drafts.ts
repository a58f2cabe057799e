import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Drafts of apps, and the pages that show one before it is published. Frozen. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await sql`
    create table drafts (
      id ${id},
      app_id integer unique references apps (id) on delete cascade,
      fields text not null,
      based_on text,
      publish_at text,
      failure text,
      author_id integer references users (id) on delete set null,
      planner_id integer references users (id) on delete set null,
      created_at text not null,
      updated_at text not null
    )`.execute(db)
  await sql`create index drafts_due on drafts (publish_at) where publish_at is not null`.execute(db)
  await sql`create index drafts_author on drafts (author_id)`.execute(db)
  await sql`create index drafts_planner on drafts (planner_id)`.execute(db)
  await sql`
    create table previews (
      hash text primary key,
      draft_id integer not null references drafts (id) on delete cascade,
      pages text,
      error text,
      created_at text not null,
      expires_at text not null
    )`.execute(db)
  await sql`create index previews_draft on previews (draft_id)`.execute(db)
}
