import { MINUTE_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import { z } from 'zod'
import type { Deps } from '../deps.ts'

/** Longer than the browser is told to wait. */
const GOOD_FOR_MS = 5 * MINUTE_MS
export const BROWSER_WAITS_MS = MINUTE_MS

/** Binds a challenge to a sign-in, by the hash of its ticket, or to a session and what it is doing. */
export type Purpose = `sign-in ${string}` | `${'check' | 'new'} ${number}`
type Owner = { userId: number; purpose: Purpose }

/** Keeps a challenge, so that any server can take the answer. */
export async function keepChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, purpose }: Owner,
  challenge: string,
): Promise<void> {
  const expires_at = after(now(), GOOD_FOR_MS)
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, purpose, expires_at })
    .execute()
}

/**
 * Takes back the challenge that an authenticator answered: each serves once, and only its owner.
 *
 * @param clientData as the browser wrote it, in base64url
 * @returns `null` when it is not the owner's, was answered before, or is over
 */
export async function spendChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, purpose }: Owner,
  clientData: string,
): Promise<string | null> {
  const challenge = challengeOf(clientData)
  if (challenge === null) return null
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  return numDeletedRows === 0n ? null : challenge
}

const ClientData = z.object({ challenge: z.string().max(1024) })

function challengeOf(clientData: string): string | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge
  } catch {
    return null
  }
}
