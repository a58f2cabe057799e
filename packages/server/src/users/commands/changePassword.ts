import type { PasswordChange } from '@portal/contract'
import { fieldError } from '@portal/platform/http/problem'
import { authorOf } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import type { Context } from '../../module.ts'
import { isCommonPassword } from '../../passwords/commonPasswords.ts'
import { confirmPassword } from '../../passwords/confirmPassword.ts'
import { hashPassword } from '../../passwords/hashing.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import type { Caller } from '../../sessions/guards.ts'

/**
 * Sets a new password and ends every other session (docs/product.md#own-account).
 *
 * @throws ProblemError `invalid_fields` (422) naming `password` when the current one is wrong, which counts
 * as a failed attempt
 */
export async function changePassword(
  context: Pick<Context, 'db' | 'now' | 'attempts'>,
  { user, sessionId }: Caller,
  { password, passwordNew }: PasswordChange,
  through: { partnerId: string },
): Promise<void> {
  if (isCommonPassword(passwordNew)) throw fieldError('passwordNew', 'common.passwordTooCommon')
  await confirmPassword(context, user, password)
  const password_hash = await hashPassword(passwordNew)
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_hash, updated_at: now.toISOString() })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst()
    // Changed meanwhile, so the given password is no longer the current one.
    if (numUpdatedRows === 0n) throw fieldError('password', 'common.passwordWrong')
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    await endSessions(trx, user.id, now, sessionId)
    const by = authorOf(user, through)
    await record(trx, now, { kind: 'security.password', by, on: { object: 'person', id: user.id } })
  })
}
