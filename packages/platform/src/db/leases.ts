import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { after } from '../time/instants.ts'
import type { PlatformTables } from './tables.ts'

type LeaseDeps = { db: Kysely<Pick<PlatformTables, 'leases'>>; now: () => Date }
const LEASE_MS = 30_000
const RENEW_EVERY_MS = 10_000

/**
 * Runs work under a lease: no other server runs work of the same name. The lease is in the database and ends
 * by itself when its server is gone.
 *
 * @returns whether this caller had the lease and did the work
 */
export async function withLease(
  { db, now }: LeaseDeps,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  const until = () => after(now(), LEASE_MS)
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, expires_at: until() })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at: until() })
        .where('leases.expires_at', '<=', now().toISOString()),
    )
    .returning('holder')
    .executeTakeFirst()
  if (taken?.holder !== holder) return false
  const mine = db.updateTable('leases').where('name', '=', name).where('holder', '=', holder)
  // If the database is away for a moment, the next renewal still comes before the lease ends.
  const timer = setInterval(
    () =>
      void mine
        .set({ expires_at: until() })
        .execute()
        .catch(() => {}),
    RENEW_EVERY_MS,
  )
  try {
    await work()
  } finally {
    clearInterval(timer)
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  }
  return true
}

/** Tells whether anybody holds the lease. */
export async function isLeased({ db, now }: LeaseDeps, name: string): Promise<boolean> {
  const lease = await db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  return lease !== undefined
}
