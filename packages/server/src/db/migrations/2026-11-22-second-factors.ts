import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Second factors of accounts, sign-ins that wait for one, and when a session showed it last. Frozen. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  const id =
    engine === 'postgres'
      ? sql`integer generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await db.schema.alterTable('users').addColumn('factor_since', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('factor_checked_at', 'text').execute()
  await sql`
    create table passkeys (
      id ${id},
      user_id integer not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter text not null,
      transports text not null,
      name text not null,
      created_at text not null,
      last_used_at text
    )`.execute(db)
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      user_id integer not null references users (id) on delete cascade,
      purpose text not null,
      expires_at text not null
    )`.execute(db)
  await db.schema.createIndex('passkey_challenges_user').on('passkey_challenges').column('user_id').execute()
  await sql`
    create table factor_codes (
      user_id integer primary key references users (id) on delete cascade,
      sealed text not null,
      since text not null,
      last_step integer not null
    )`.execute(db)
  await sql`
    create table code_setups (
      user_id integer primary key references users (id) on delete cascade,
      sealed text not null,
      expires_at text not null
    )`.execute(db)
  await sql`
    create table recovery_codes (
      hash text primary key,
      user_id integer not null references users (id) on delete cascade
    )`.execute(db)
  await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute()
  await sql`
    create table factor_tickets (
      hash text primary key,
      user_id integer not null references users (id) on delete cascade,
      tries integer not null,
      expires_at text not null
    )`.execute(db)
  await db.schema.createIndex('factor_tickets_user').on('factor_tickets').column('user_id').execute()
}
