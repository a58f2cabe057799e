import { HOUR_MS, Roles, UserStatus } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../journal/record.ts'
import { hashPassword } from '../../passwords/hashing.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { findUserByEmail } from '../queries.ts'
import { makePassword } from './ensureFirstAdmin.ts'
import { recordChange } from './recordChange.ts'

const LET_IN_MS = HOUR_MS

/**
 * The operator's way back in: makes somebody an administrator with a new password, which is taken for an hour
 * whatever LOCAL_PASSWORDS says. Their sessions end.
 *
 * @returns the password, shown once; `null` when there is nobody with this address
 */
export async function letIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<{ user: UserRow; password: string } | null> {
  const password = makePassword('Admin')
  const password_hash = await hashPassword(password)
  const by = { kind: 'operator' } as const
  return db.transaction().execute(async (trx) => {
    const before = await findUserByEmail(trx, email)
    if (!before) return null
    const user = await trx
      .updateTable('users')
      .set({
        password_hash,
        roles: Roles.admin,
        status: UserStatus.validated,
        is_active: 1,
        let_in_until: after(now(), LET_IN_MS),
        updated_at: now().toISOString(),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await endSessions(trx, user.id, now())
    await recordChange(trx, now(), { by, before, after: user })
    await record(trx, now(), { kind: 'security.password', by, on: { object: 'person', id: user.id } })
    return { user, password }
  })
}
