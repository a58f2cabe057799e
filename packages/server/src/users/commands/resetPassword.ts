import type { PasswordReset } from '@portal/contract'
import { fieldError } from '@portal/platform/http/problem'
import type { UserRow } from '../../db/tables.ts'
import { authorOf } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import type { Context } from '../../module.ts'
import { isCommonPassword } from '../../passwords/commonPasswords.ts'
import { hashPassword } from '../../passwords/hashing.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { hashToken } from '../../sessions/tokens.ts'

/**
 * Sets a new password with the token of a link, which works once, and ends every session.
 *
 * @throws ProblemError `invalid_fields` (422) naming `token` when it is unknown, used or expired
 */
export async function resetPassword(
  { db, now, attempts }: Pick<Context, 'db' | 'now' | 'attempts'>,
  { token, passwordNew }: PasswordReset,
  through: { partnerId: string },
): Promise<UserRow> {
  if (isCommonPassword(passwordNew)) throw fieldError('passwordNew', 'common.passwordTooCommon')
  const password_hash = await hashPassword(passwordNew)
  const user = await db.transaction().execute(async (trx) => {
    const at = now()
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: at.toISOString() })
      .where('hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', at.toISOString())
      .returning('user_id')
      .executeTakeFirst()
    if (!used) throw fieldError('token', 'common.invalidValue')
    const changed = await trx
      .updateTable('users')
      // The link came by mail, so the address is theirs.
      .set((row) => ({
        password_hash,
        updated_at: at.toISOString(),
        email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(at.toISOString())),
      }))
      .where('id', '=', used.user_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('password_resets').where('user_id', '=', changed.id).execute()
    await endSessions(trx, changed.id, at)
    const by = authorOf(changed, through)
    await record(trx, at, { kind: 'security.password', by, on: { object: 'person', id: changed.id } })
    return changed
  })
  for (const kind of ['reset', 'sign-in'] as const) await attempts.clear(kind, user.email)
  return user
}
