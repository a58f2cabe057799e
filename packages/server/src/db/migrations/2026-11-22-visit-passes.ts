import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Visit passes, their apps, and who took a seat. Frozen. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await sql`
    create table visit_passes (
      id ${id},
      name text not null,
      opens_at text not null,
      closes_at text not null,
      seats integer not null,
      taken integer not null default 0,
      duration_id integer not null,
      key_version integer not null default 1,
      renewed_at text,
      search text not null,
      created_at text not null,
      updated_at text not null
    )`.execute(db)
  await sql`
    create table visit_pass_apps (
      visit_pass_id integer not null references visit_passes (id) on delete cascade,
      app_id integer not null references apps (id) on delete cascade,
      primary key (visit_pass_id, app_id)
    )`.execute(db)
  await sql`create index visit_pass_apps_app on visit_pass_apps (app_id)`.execute(db)
  await sql`
    create table visit_guests (
      id ${id},
      visit_pass_id integer not null references visit_passes (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      taken_at text not null,
      unique (visit_pass_id, user_id)
    )`.execute(db)
  await sql`create index visit_guests_user on visit_guests (user_id)`.execute(db)
}
