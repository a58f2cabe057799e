import { hash, randomBytes } from 'node:crypto'
import { hasRole, UserStatus } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from './guards.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const ACCESS_TOKEN_MS = 15 * MINUTE
/** How long a sign-in lasts: unused, and at the most (security, 2.2). */
const LIFE = { user: { idle: 7 * DAY, absolute: 30 * DAY }, admin: { idle: 12 * HOUR, absolute: 24 * HOUR } }
export const lifeOf = (roles: string) => (hasRole(roles, 'ADMIN') ? LIFE.admin : LIFE.user)

/** Tokens are 256 random bits; only their SHA-256 is stored (security, 2.2). */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => hash('sha256', token)

/** Whether an account may act at all; 0 (to validate) may sign in and ask (decisions, section 2). */
export const maySignIn = (user: { status: number; is_active: number }) =>
  user.is_active === 1 && (user.status === UserStatus.toValidate || user.status === UserStatus.validated)

export type TokenPair = { access_token: string; refresh_token: string }

/** Signs a user in: one more session with its first pair of tokens. Call it in a transaction. */
export async function openSession(
  trx: DbOrTrx,
  user: Pick<UserRow, 'id' | 'roles'>,
  now: Date,
): Promise<TokenPair> {
  const life = lifeOf(user.roles)
  const at = now.toISOString()
  const { id } = await trx
    .insertInto('sessions')
    .values({ user_id: user.id, created_at: at, expires_at: after(now, life.absolute) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pair = { access_token: newToken(), refresh_token: newToken() }
  const token = { session_id: id, created_at: at }
  await trx
    .insertInto('tokens')
    .values([
      {
        ...token,
        kind: 'access',
        hash: hashToken(pair.access_token),
        expires_at: after(now, ACCESS_TOKEN_MS),
      },
      { ...token, kind: 'refresh', hash: hashToken(pair.refresh_token), expires_at: after(now, life.idle) },
    ])
    .execute()
  await trx.updateTable('users').set({ last_connect_at: at }).where('id', '=', user.id).execute()
  return pair
}

/** Ends a user's sessions, all or all but one; their tokens are refused from the next request on. */
export async function endSessions(trx: DbOrTrx, userId: number, now: Date, except?: number) {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .execute()
}

export async function endSession(trx: DbOrTrx, sessionId: number, now: Date) {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

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
  return maySignIn(row) ? { user: row, sessionId: row.session_id } : null
}

export const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()
