import { type AccessState, accessState } from '@portal/contract'
import { mayStay } from '../accesses/policy.ts'
import type { DbOrTrx } from '../db/index.ts'
import type { AccessRow, AppRow, UserRow } from '../db/tables.ts'

/** An access of a demo and its person, at a moment. */
export type Standing = {
  access: Pick<AccessRow, 'id' | 'app_id' | 'expire_at'>
  person: Pick<UserRow, 'uuid' | 'prenom' | 'language'>
  state: AccessState
  /** Tells whether the person may be in the demo now. */
  isActive: boolean
}

/** Reads an access of this demo; `null` when it is missing or its person is deleted. */
export async function findStanding(
  db: DbOrTrx,
  demo: AppRow,
  accessId: number,
  now: Date,
): Promise<Standing | null> {
  const row = await db
    .selectFrom('accesses')
    .innerJoin('users', 'users.id', 'accesses.user_id')
    .select(['accesses.id', 'accesses.app_id', 'accesses.status', 'accesses.use_by', 'accesses.expire_at'])
    .select(['users.uuid', 'users.prenom', 'users.language'])
    .select(['users.status as user_status', 'users.is_active'])
    .where('accesses.id', '=', accessId)
    .where('accesses.app_id', '=', demo.id)
    .executeTakeFirst()
  if (!row) return null
  const { user_status: status, is_active, uuid, prenom, language, ...access } = row
  return {
    access,
    person: { uuid, prenom, language },
    state: accessState(access, now),
    isActive: mayStay({ status, is_active }, access, demo, now),
  }
}
