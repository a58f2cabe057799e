import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/**
 * Makes the indexes of days hold the status and the app besides, so that what happened in some months is counted
 * without reading its rows, for the queue and for the dashboard. The one of apps needs the end of the access no more.
 * Frozen.
 */
export async function up(db: Kysely<unknown>, engine: Engine) {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await db.schema.dropIndex(`accesses_${name}`).execute()
    await sql`create index ${sql.ref(`accesses_${name}`)} on accesses (${columns(engine)})`.execute(db)
  }
}

const INDEXES = {
  created: () => sql`created_at, id, status, app_id`,
  granted: () => sql`granted_at, id, status, app_id`,
  activated: (engine: Engine) =>
    sql`activated_at ${engine === 'postgres' ? sql`nulls first` : sql``}, id, status, app_id, expire_at`,
  app_facts: () => sql`app_id, status, created_at, granted_at, activated_at, id`,
}
