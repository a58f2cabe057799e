import type { KeyObject } from 'node:crypto'
import { after } from '@portal/platform/time/instants'
import type { Deps } from '../../deps.ts'
import { seal } from '../../seal.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { type Arrival, FLOW_MS } from '../flow.ts'

/** Keeps an arrival for a few minutes. @returns the token that takes it, once */
export async function keepArrival(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  secret: KeyObject,
  arrival: Arrival,
): Promise<string> {
  const token = newToken()
  const expires_at = after(now(), FLOW_MS)
  const sealed = await seal({ secret, purpose: 'arrival' }, arrival, expires_at)
  await db
    .insertInto('company_arrivals')
    .values({ hash: hashToken(token), sealed, expires_at })
    .execute()
  return token
}
