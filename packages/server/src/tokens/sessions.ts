import { createHash, randomBytes } from 'node:crypto'
import { UserStatus } from '@portal/contract'
import type { Deps } from '../deps.ts'
import type { Caller } from '../plugins/auth.ts'

/** Tokens are 256 random bits; only their SHA-256 is stored (security, 2.2). */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether an account may act at all; 0 (to validate) may sign in and ask (decisions, section 2). */
export const maySignIn = (user: { status: number; is_active: number }) =>
  user.is_active === 1 && (user.status === UserStatus.toValidate || user.status === UserStatus.validated)

/** The user and session of a live access token, or `null`. */
export async function findActiveSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Caller | null> {
  const at = now().toISOString()
  const row = await db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.id as session_id')
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.kind', '=', 'access')
    .where('tokens.expires_at', '>', at)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .executeTakeFirst()
  if (!row) return null
  const { session_id: sessionId, ...user } = row
  return maySignIn(user) ? { user, sessionId } : null
}
