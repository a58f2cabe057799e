import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { enforceRetention } from '../retention/enforce.ts'

/**
 * Deletes what was kept for its time. Deleted data is overwritten in the file too (docs/security.md#privacy).
 */
export async function cleanUp({ db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>): Promise<void> {
  await enforceRetention({ db, now })
  if (engine === 'sqlite') {
    // Updates the planner's statistics; PostgreSQL does that by itself.
    await sql`pragma optimize(0x10002)`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
}
