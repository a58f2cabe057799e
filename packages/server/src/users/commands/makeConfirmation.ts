import { DAY_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { findUserByEmail } from '../queries.ts'

const GOOD_FOR_MS = 7 * DAY_MS

/**
 * Makes the token of a link that confirms an address, for a week and one use, when the mail leaves. Stores only its
 * hash.
 *
 * @returns `null` when there is nobody left to confirm
 */
export async function makeConfirmation(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<{ user: UserRow; token: string } | null> {
  const user = await findUserByEmail(db, email)
  if (!user || user.email_confirmed_at !== null) return null
  const token = newToken()
  await db
    .insertInto('email_confirmations')
    .values({ hash: hashToken(token), user_id: user.id, expires_at: after(now(), GOOD_FOR_MS) })
    .execute()
  return { user, token }
}
