import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { removeUser } from './remove.ts'

const DAY_MS = 24 * 60 * 60_000
const NOTICE_MS = 30 * DAY_MS
const AT_ONCE = 200

type Tools = Pick<Deps, 'db' | 'engine' | 'config' | 'now' | 'log'>

/**
 * Accounts that nobody used for long are not kept for ever (RGPD, art. 5): their owners are told a month ahead, then
 * they are deleted as if they had asked for it. Administrators' accounts stay.
 */
export async function retireIdleAccounts(tools: Tools): Promise<void> {
  if (tools.config.idleAccountMonths === 0) return
  const end = monthsBefore(tools.now(), tools.config.idleAccountMonths)
  await deleteWarned(tools, end.toISOString())
  await warn(tools, new Date(end.getTime() + NOTICE_MS).toISOString())
}

const lastUse = sql<string>`coalesce(last_connect_at, created_at)`

async function warn({ db, now }: Tools, usedBefore: string) {
  const idle = await db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'prenom'])
    .where('roles', '=', 'USER')
    .where(lastUse, '<', usedBefore)
    .where((eb) => eb.or([eb('idle_warned_at', 'is', null), eb('idle_warned_at', '<', lastUse)]))
    .limit(AT_ONCE)
    .execute()
  for (const { id, prenom, ...to } of idle) {
    const at = now()
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ idle_warned_at: at.toISOString() }).where('id', '=', id).execute()
      const deleteAfter = new Date(at.getTime() + NOTICE_MS).toISOString()
      await queueMail(trx, at, to, 'accountIdle', { prenom, deleteAfter })
    })
  }
}

async function deleteWarned(tools: Tools, usedBefore: string) {
  const { db, now, log } = tools
  const warned = await db
    .selectFrom('users')
    .select('id')
    .where('roles', '=', 'USER')
    .where(lastUse, '<', usedBefore)
    .where('idle_warned_at', '>=', lastUse)
    .where('idle_warned_at', '<', new Date(now().getTime() - NOTICE_MS).toISOString())
    .limit(AT_ONCE)
    .execute()
  for (const { id } of warned) {
    await removeUser(tools, id)
    log.info({ event: 'idle account deleted', user: id }, 'security')
  }
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}
