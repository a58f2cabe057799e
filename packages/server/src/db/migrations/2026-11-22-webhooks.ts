import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Addresses that are told of events, and what is on its way to each. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await sql`
    create table webhooks (
      id ${id},
      url text not null,
      description text,
      events text not null,
      is_active integer not null,
      gone_at text,
      secret_version integer not null default 1,
      renewed_at text,
      created_at text not null,
      updated_at text not null
    )`.execute(db)
  await sql`
    create table webhook_deliveries (
      id ${id},
      webhook_id integer not null references webhooks (id) on delete cascade,
      message_id text not null,
      type text not null,
      topic text not null,
      payload text not null,
      created_at text not null,
      send_after text not null,
      tries integer not null default 0,
      delivered_at text,
      failed_at text,
      answer_status integer,
      last_error text
    )`.execute(db)
  await sql`
    create index webhook_deliveries_open on webhook_deliveries (webhook_id, topic, id)
    where delivered_at is null and failed_at is null`.execute(db)
  await sql`create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id)`.execute(db)
  await sql`create index webhook_deliveries_created on webhook_deliveries (created_at)`.execute(db)
}
