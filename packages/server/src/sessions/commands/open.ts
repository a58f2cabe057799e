import { after } from '@portal/platform/time/instants'
import type { DbOrTrx } from '../../db/index.ts'
import type { UserRow } from '../../db/tables.ts'
import { ACCESS_TOKEN_MS, hashToken, lifeOf, newToken } from '../tokens.ts'

export type TokenPair = { access_token: string; refresh_token: string }

/** Opens a session with its first pair of tokens. Call it in a transaction. */
export const openSession = async (
  trx: DbOrTrx,
  user: Pick<UserRow, 'id' | 'roles'>,
  now: Date,
): Promise<TokenPair> => (await startSession(trx, user, now)).pair

/** @param mostMs the longest life of the session, where it is shorter than its roles allow */
export async function startSession(
  trx: DbOrTrx,
  user: Pick<UserRow, 'id' | 'roles'>,
  now: Date,
  mostMs = Number.POSITIVE_INFINITY,
): Promise<{ id: number; pair: TokenPair }> {
  const life = lifeOf(user.roles)
  const most = Math.min(life.absolute, mostMs)
  const at = now.toISOString()
  const { id } = await trx
    .insertInto('sessions')
    .values({ user_id: user.id, created_at: at, expires_at: after(now, most) })
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
      {
        ...token,
        kind: 'refresh',
        hash: hashToken(pair.refresh_token),
        expires_at: after(now, Math.min(life.idle, most)),
      },
    ])
    .execute()
  await trx.updateTable('users').set({ last_connect_at: at }).where('id', '=', user.id).execute()
  return { id, pair }
}
