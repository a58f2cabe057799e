import { AppStatus, accessState, UserStatus } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { AppRow } from '../db/tables.ts'

/**
 * How an access of this demo stands, with its person; `null` where there is none. Active: it runs, the person
 * may still act, and the demo is online.
 */
export async function standingOf(db: DbOrTrx, demo: AppRow, accessId: number, now: Date) {
  const row = await db
    .selectFrom('accesses')
    .innerJoin('users', 'users.id', 'accesses.user_id')
    .select(['accesses.id', 'accesses.status', 'accesses.use_by', 'accesses.expire_at'])
    .select([
      'users.uuid',
      'users.prenom',
      'users.language',
      'users.status as user_status',
      'users.is_active',
    ])
    .where('accesses.id', '=', accessId)
    .where('accesses.app_id', '=', demo.id)
    .executeTakeFirst()
  if (!row) return null
  const state = accessState(row, now)
  const mayAct = row.is_active === 1 && row.user_status === UserStatus.validated
  return {
    access: { id: row.id, expire_at: row.expire_at ?? now.toISOString() },
    person: { uuid: row.uuid, prenom: row.prenom, language: row.language },
    state,
    isActive: state === 'running' && mayAct && demo.status === AppStatus.online,
  }
}
