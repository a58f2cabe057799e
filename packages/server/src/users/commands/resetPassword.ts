import type { PasswordReset } from '@portal/contract'
import { fieldError } from '@portal/platform/http/problem'
import { after } from '@portal/platform/time/instants'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import type { Context } from '../../module.ts'
import { isCommonPassword } from '../../passwords/commonPasswords.ts'
import { hashPassword } from '../../passwords/hashing.ts'
import { maySignIn } from '../../policy.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { findUserByEmail } from '../queries.ts'

const LINK_MS = 60 * 60_000

/**
 * Asks for a link, with the same work and the same answer whether or not somebody has this address: who it is
 * shows when the message is about to leave.
 */
export async function askForReset(
  { db, now, attempts }: Pick<Context, 'db' | 'now' | 'attempts'>,
  email: string,
  language: UserRow['language'],
): Promise<void> {
  await attempts.begin('reset', email)
  await queueMail(db, now(), { email, language }, 'passwordForgotten', {})
}

/**
 * Makes the one-hour, one-use token of a link, when the message leaves. Only its hash is stored.
 *
 * @returns `null` where there is nobody to write to
 */
export async function makeResetToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<{ user: UserRow; token: string } | null> {
  const user = await findUserByEmail(db, email)
  if (!user || !maySignIn(user)) return null
  const at = now()
  const token = newToken()
  await db
    .insertInto('password_resets')
    .values({
      hash: hashToken(token),
      user_id: user.id,
      created_at: at.toISOString(),
      expires_at: after(at, LINK_MS),
    })
    .execute()
  return { user, token }
}

/**
 * Sets the new password with the token of a link, which serves once, and ends every session.
 *
 * @throws ProblemError `invalid_fields` (422) naming `token` where it is unknown, used or over
 */
export async function resetPassword(
  { db, now, attempts }: Pick<Context, 'db' | 'now' | 'attempts'>,
  { token, passwordNew }: PasswordReset,
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
      .set({ password_hash, updated_at: at.toISOString() })
      .where('id', '=', used.user_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('password_resets').where('user_id', '=', changed.id).execute()
    await endSessions(trx, changed.id, at)
    return changed
  })
  for (const kind of ['reset', 'sign-in'] as const) await attempts.clear(kind, user.email)
  return user
}
