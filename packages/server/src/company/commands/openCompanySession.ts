import type { KeyObject } from 'node:crypto'
import { HOUR_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import type { Database, UserRow } from '../../db/tables.ts'
import { seal } from '../../seal.ts'
import { startSession, type TokenPair } from '../../sessions/commands/open.ts'
import { lifeOf } from '../../sessions/tokens.ts'
import type { Arrival } from '../flow.ts'

/** Life of a session whose provider cannot be asked at each refresh: the person comes through it again after that. */
const UNASKED_MS = HOUR_MS

/** Opens a session that stands and falls with the one at the provider. */
export async function openCompanySession(
  trx: Transaction<Database>,
  { secret, issuer, now, device }: { secret: KeyObject; issuer: string; now: Date; device: string | null },
  user: UserRow,
  { subject, person, idToken, refreshToken }: Arrival,
): Promise<TokenPair> {
  const mostMs = refreshToken ? lifeOf(user.roles).absolute : UNASKED_MS
  const { id, pair } = await startSession(trx, user, now, { device, mostMs })
  const sealed = await seal({ secret, purpose: 'session' }, { idToken, refreshToken }, after(now, mostMs))
  await trx
    .insertInto('company_sessions')
    .values({
      session_id: id,
      issuer,
      subject,
      sid: person.sid,
      sealed,
      confirmed_at: now.toISOString(),
    })
    .execute()
  return pair
}
