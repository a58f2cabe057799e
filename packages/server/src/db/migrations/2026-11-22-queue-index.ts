import type { Engine } from '@portal/platform/db/engine'
import type { Kysely } from 'kysely'

/** Indexes whatever the queue tests beside a category, so that SQLite reads no row; PostgreSQL needs none. Frozen. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  if (engine === 'postgres') return
  await db.schema
    .createIndex('accesses_app_facts')
    .on('accesses')
    .columns(['app_id', 'status', 'created_at', 'granted_at', 'activated_at', 'expire_at', 'use_by'])
    .execute()
}
