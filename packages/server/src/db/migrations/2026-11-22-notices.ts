import { type Kysely, sql } from 'kysely'

/** Remembers which requests the administrators were told of, and the links by which they decide. Frozen. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('accesses').addColumn('told_at', 'text').execute()
  await db.schema.alterTable('accesses').addColumn('reminded_at', 'text').execute()
  // Requests that waited before were told of one by one.
  await sql`update accesses set told_at = created_at where status = 0`.execute(db)
  await db.schema
    .createTable('decision_links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('access_id', 'integer', (c) => c.notNull().references('accesses.id').onDelete('cascade'))
    .addColumn('admin_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute()
  for (const column of ['access_id', 'admin_id', 'expires_at'])
    await db.schema.createIndex(`decision_links_${column}`).on('decision_links').column(column).execute()
}
