import { sql } from 'kysely'
import { enforceRetention } from '../retention/enforce.ts'
import type { RetentionDeps } from '../retention/ownRules.ts'

/**
 * Deletes what was kept for its time. Deleted data is overwritten in the file too (docs/security.md#privacy).
 */
export async function cleanUp(deps: RetentionDeps): Promise<void> {
  const { db, engine } = deps
  await enforceRetention(deps)
  if (engine === 'sqlite') {
    // Updates the planner's statistics; PostgreSQL does that by itself.
    await sql`pragma optimize(0x10002)`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
}
