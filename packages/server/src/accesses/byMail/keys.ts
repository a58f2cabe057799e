import { DAY_MS, RequestStatus } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { after } from '@portal/platform/time/instants'
import type { DbOrTrx } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { actingAdmins } from '../../policy.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'

const LIFE_MS = 7 * DAY_MS

/** Makes a key for one use to each of these requests that still waits, for an administrator; stores only hashes. */
export async function makeDecisionKeys(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
  accessIds: number[],
): Promise<Map<number, string>> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where(actingAdmins)
    .executeTakeFirst()
  if (!admin) return new Map()
  const waiting = await db
    .selectFrom('accesses')
    .select('id')
    .where((eb) => among(eb, 'id', accessIds))
    .where('status', '=', RequestStatus.toConfirm)
    .execute()
  const keys = new Map(waiting.map(({ id }) => [id, newToken()]))
  const at = now()
  const rows = [...keys].map(([access_id, key]) => ({
    hash: hashToken(key),
    access_id,
    admin_id: admin.id,
    created_at: at.toISOString(),
    expires_at: after(at, LIFE_MS),
  }))
  if (rows.length) await db.insertInto('decision_links').values(rows).execute()
  return keys
}

/** Reads a link that has not expired, with its administrator; whether it was used is in it. */
export async function findLink(db: DbOrTrx, key: string, now: Date) {
  const link = await db
    .selectFrom('decision_links')
    .selectAll()
    .where('hash', '=', hashToken(key))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!link) return null
  const admin = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', link.admin_id)
    .where(actingAdmins)
    .executeTakeFirst()
  return admin ? { ...link, admin } : null
}

/** Spends a link. @returns false when it was spent before */
export async function spendLink(db: DbOrTrx, hash: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable('decision_links')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Gives a link back whose decision was refused. */
export const returnLink = (db: DbOrTrx, hash: string) =>
  db.updateTable('decision_links').set({ used_at: null }).where('hash', '=', hash).execute()
