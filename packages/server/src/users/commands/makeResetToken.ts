import { HOUR_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { maySignIn, mayUsePassword } from '../../policy.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { findUserByEmail } from '../queries.ts'

/**
 * Makes the token of a link, for one hour and one use, when the mail leaves. Stores only its hash.
 *
 * @returns `null` when there is nobody to write to
 */
export async function makeResetToken(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  email: string,
): Promise<{ user: UserRow; token: string } | null> {
  const user = await findUserByEmail(db, email)
  // Somebody of the company has no password here, and gets none by the back door.
  if (!user || !maySignIn(user) || user.password_hash === '') return null
  if (!mayUsePassword(config, user, now())) return null
  const at = now()
  const token = newToken()
  await db
    .insertInto('password_resets')
    .values({
      hash: hashToken(token),
      user_id: user.id,
      created_at: at.toISOString(),
      expires_at: after(at, HOUR_MS),
    })
    .execute()
  return { user, token }
}
