import { DAY_MS, HOUR_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/**
 * Deletes what is over: tokens, sessions, links, tickets, counters, sent mails. Deleted data is overwritten
 * in the file too (docs/security.md#privacy).
 */
export async function cleanUp({ db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>): Promise<void> {
  const ago = (ms: number) => after(now(), -ms)
  await db.deleteFrom('tokens').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('sessions').where('revoked_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('company_arrivals').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('company_logouts').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('decision_links').where('expires_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('email_confirmations').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('access_events').where('created_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('test_accesses').where('created_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('launch_tickets').where('expires_at', '<', ago(DAY_MS)).execute()
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', ago(12 * HOUR_MS))
    .execute()
  await db
    .deleteFrom('outbox')
    .where('sent_at', '<', ago(7 * DAY_MS))
    .execute()
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', ago(30 * DAY_MS))
    .execute()
  await db
    .deleteFrom('search_misses')
    .where('last_at', '<', ago(90 * DAY_MS))
    .execute()
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', ago(30 * DAY_MS))
    .execute()
  await db.deleteFrom('leases').where('expires_at', '<', ago(DAY_MS)).execute()
  if (engine === 'sqlite') {
    // Updates the planner's statistics; PostgreSQL does that by itself.
    await sql`pragma optimize(0x10002)`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
}
