import { DAY_MS, Roles } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { removeUser } from './remove.ts'

const NOTICE_MS = 30 * DAY_MS
const BATCH = 200

type IdleDeps = Pick<Deps, 'db' | 'engine' | 'config' | 'now' | 'log' | 'deletedPeople'>

/**
 * Warns owners of idle accounts, and deletes the accounts a month later (docs/product.md#idle-accounts;
 * GDPR, art. 5).
 */
export async function retireIdleAccounts(deps: IdleDeps): Promise<void> {
  if (deps.config.idleAccountMonths === 0) return
  const end = monthsBefore(deps.now(), deps.config.idleAccountMonths)
  await deleteWarned(deps, end.toISOString())
  await warn(deps, after(end, NOTICE_MS))
}

const lastUse = sql<string>`coalesce(last_connect_at, created_at)`

async function warn({ db, now }: IdleDeps, usedBefore: string) {
  const idle = await db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'prenom'])
    .where('roles', '!=', Roles.admin)
    .where(lastUse, '<', usedBefore)
    .where((eb) => eb.or([eb('idle_warned_at', 'is', null), eb('idle_warned_at', '<', lastUse)]))
    .limit(BATCH)
    .execute()
  for (const { id, prenom, ...to } of idle) {
    const at = now()
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ idle_warned_at: at.toISOString() }).where('id', '=', id).execute()
      await queueMail(trx, at, to, 'accountIdle', { prenom, deleteAfter: after(at, NOTICE_MS) })
    })
  }
}

async function deleteWarned(deps: IdleDeps, usedBefore: string) {
  const { db, now, log } = deps
  const warned = await db
    .selectFrom('users')
    .select('id')
    .where('roles', '!=', Roles.admin)
    .where(lastUse, '<', usedBefore)
    .where('idle_warned_at', '>=', lastUse)
    .where('idle_warned_at', '<', after(now(), -NOTICE_MS))
    .limit(BATCH)
    .execute()
  for (const { id } of warned) {
    await removeUser(deps, { kind: 'portal' }, id)
    log.info({ event: 'idle account deleted', user: id }, 'security')
  }
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}
