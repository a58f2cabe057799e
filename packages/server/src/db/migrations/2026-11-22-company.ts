import type { Kysely } from 'kysely'

/** Company sign-in: who is who at the provider, arrivals that wait for consent, sessions that came that way. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('company_identities')
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('company_identities_key', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('company_identities_user').on('company_identities').column('user_id').execute()

  await db.schema
    .createTable('company_arrivals')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('company_sessions')
    .addColumn('session_id', 'integer', (c) => c.primaryKey().references('sessions.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('sid', 'text')
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('company_sessions_subject')
    .on('company_sessions')
    .columns(['issuer', 'subject'])
    .execute()
  await db.schema
    .createIndex('company_sessions_sid')
    .on('company_sessions')
    .columns(['issuer', 'sid'])
    .execute()

  await db.schema
    .createTable('company_logouts')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()

  // Since when a running access is shut to its owner, until they open it again.
  await db.schema.alterTable('accesses').addColumn('shut_at', 'text').execute()
}
