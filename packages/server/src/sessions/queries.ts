import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { maySignIn } from '../policy.ts'
import { hashToken } from './tokens.ts'

/** The user and session of a request. */
export type Caller = {
  user: UserRow
  sessionId: number
  /** Instant when the session showed the second factor last. */
  factorCheckedAt: string | null
}

/** Finds the user and session of a live access token; `null` when the user may no longer sign in. */
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
    .select(['sessions.id as session_id', 'sessions.factor_checked_at'])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.kind', '=', 'access')
    .where('tokens.expires_at', '>', at)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .executeTakeFirst()
  return row && maySignIn(row)
    ? { user: row, sessionId: row.session_id, factorCheckedAt: row.factor_checked_at }
    : null
}

/** Finds when a session was signed in to. */
export const findSignIn = (db: DbOrTrx, sessionId: number) =>
  db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst()

/** Finds a refresh token, even an ended one, with what decides about it. */
export const findRefreshToken = (db: DbOrTrx, token: string) =>
  db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'tokens.session_id',
      'tokens.expires_at',
      'sessions.revoked_at',
      'sessions.expires_at as session_end',
      'users.status',
      'users.is_active',
      'users.roles',
      'users.let_in_until',
    ])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.kind', '=', 'refresh')
    .executeTakeFirst()
export type RefreshToken = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>
