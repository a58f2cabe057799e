import { after } from '@portal/platform/time/instants'
import type { DbOrTrx } from '../../db/index.ts'
import type { UserRow } from '../../db/tables.ts'
import { ACCESS_TOKEN_MS, hashToken, lifeOf, newToken } from '../tokens.ts'
import { meetDevice } from './meetDevice.ts'

export type TokenPair = { access_token: string; refresh_token: string }
type Owner = Pick<UserRow, 'id' | 'roles' | 'email' | 'prenom' | 'language'>

/**
 * Opens a session with its first pair of tokens. Call it in a transaction.
 *
 * @param device as `deviceOf` names it
 */
export const openSession = async (
  trx: DbOrTrx,
  user: Owner,
  now: Date,
  device: string | null = null,
): Promise<TokenPair> => (await startSession(trx, user, now, { device })).pair

type Start = {
  device: string | null
  /** The longest life of the session, where it is shorter than its roles allow. */
  mostMs?: number
  /** Instant when the second factor was shown. */
  factorCheckedAt?: string
}

export async function startSession(
  trx: DbOrTrx,
  user: Owner,
  now: Date,
  { device, mostMs = Number.POSITIVE_INFINITY, factorCheckedAt }: Start,
): Promise<{ id: number; pair: TokenPair }> {
  const life = lifeOf(user.roles)
  const most = Math.min(life.absolute, mostMs)
  const at = now.toISOString()
  const { id } = await trx
    .insertInto('sessions')
    .values({
      user_id: user.id,
      device,
      created_at: at,
      seen_at: at,
      expires_at: after(now, most),
      factor_checked_at: factorCheckedAt,
    })
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
  await meetDevice(trx, user, device, now)
  await trx.updateTable('users').set({ last_connect_at: at }).where('id', '=', user.id).execute()
  return { id, pair }
}
