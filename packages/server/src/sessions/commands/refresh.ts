import { createHmac, type KeyObject } from 'node:crypto'
import type { RefreshAnswer } from '@portal/contract'
import { isForeignKeyViolation } from '@portal/platform/db/errors'
import { after } from '@portal/platform/time/instants'
import type { FastifyRequest } from 'fastify'
import type { DbOrTrx } from '../../db/index.ts'
import type { Context } from '../../module.ts'
import { maySignIn } from '../../policy.ts'
import { findRefreshToken, type RefreshToken } from '../queries.ts'
import { ACCESS_TOKEN_MS, hashToken, lifeOf, newToken } from '../tokens.ts'
import { endSession } from './end.ts'

type Refreshing = Pick<Context, 'db' | 'now' | 'limits' | 'company'> & { secret: KeyObject }
const REFUSED: RefreshAnswer = { status_code: 401 }

/**
 * Gives a new access token and the successor of a refresh token. The old one stays good and yields the same
 * successor (its HMAC, so that only hashes are stored) until the successor is used; then its reuse ends the
 * family (RFC 9700, 4.14.2). So two tabs or a lost answer sign nobody out, and a stolen token is noticed.
 *
 * @returns the verdict; the HTTP status is always 200
 */
export async function refresh(
  { db, now, limits, company, secret }: Refreshing,
  request: FastifyRequest,
  token: string,
): Promise<RefreshAnswer> {
  const found = await findRefreshToken(db, token)
  if (!found) return REFUSED
  await limits.ofSession(request, found.session_id)
  // Also when an administrator took the right to sign in, which ended the session.
  if (!maySignIn(found)) return { status_code: 403 }
  if (!isLive(found, now().toISOString())) return REFUSED
  if (!(await company.isLetIn(found.session_id, found))) return REFUSED
  const successor = createHmac('sha256', secret).update(token).digest('base64url')
  try {
    return await db.transaction().execute((trx) => rotate(trx, found, token, successor, now()))
  } catch (error) {
    // The session was deleted with its account meanwhile.
    if (isForeignKeyViolation(error)) return REFUSED
    throw error
  }
}

async function rotate(
  trx: DbOrTrx,
  { session_id, session_end, roles }: RefreshToken,
  token: string,
  successor: string,
  now: Date,
): Promise<RefreshAnswer> {
  // Locks the session before its tokens, as a deletion does: one rotation at a time, and no deadlock.
  const held = await trx
    .updateTable('sessions')
    .set({ revoked_at: null, seen_at: now.toISOString() })
    .where('id', '=', session_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (held.numUpdatedRows === 0n) return REFUSED
  const at = now.toISOString()
  const end = [after(now, lifeOf(roles).idle), session_end].sort()[0] ?? session_end
  const { used_at } = await trx
    .insertInto('tokens')
    .values({
      hash: hashToken(successor),
      session_id,
      kind: 'refresh',
      created_at: at,
      expires_at: end,
    })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: end }))
    .returning('used_at')
    .executeTakeFirstOrThrow()
  if (used_at) {
    await endSession(trx, session_id, now)
    return REFUSED
  }
  // Extends the old token: a client that ignores the successor keeps its session to the absolute end.
  await trx
    .updateTable('tokens')
    .set((eb) => ({
      used_at: eb.fn.coalesce('used_at', eb.val(at)),
      successor: hashToken(successor),
      expires_at: end,
    }))
    .where('hash', '=', hashToken(token))
    .execute()
  const access = newToken()
  await trx
    .insertInto('tokens')
    .values({
      hash: hashToken(access),
      session_id,
      kind: 'access',
      created_at: at,
      expires_at: after(now, ACCESS_TOKEN_MS),
    })
    .execute()
  return { status_code: 200, access_token: access, refresh_token: successor }
}

const isLive = ({ expires_at, revoked_at, session_end }: RefreshToken, at: string) =>
  revoked_at === null && expires_at > at && session_end > at
