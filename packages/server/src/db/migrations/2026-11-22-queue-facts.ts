import type { Engine } from '@portal/platform/db/engine'
import type { Kysely } from 'kysely'

/** Gives PostgreSQL the queue's index of SQLite: it counts a category by the index, and reads no row. Frozen. */
export async function up(db: Kysely<unknown>, engine: Engine) {
  if (engine === 'sqlite') return
  await db.schema
    .createIndex('accesses_app_facts')
    .on('accesses')
    .columns(['app_id', 'status', 'created_at', 'granted_at', 'activated_at', 'expire_at', 'use_by'])
    .execute()
}
