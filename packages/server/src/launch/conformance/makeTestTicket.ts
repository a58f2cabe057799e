import { randomUUID } from 'node:crypto'
import { MINUTE_MS, type TestTicketKind } from '@portal/contract'
import { after, epochSeconds } from '@portal/platform/time/instants'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { signTicket } from '../ticket.ts'
import { publicId } from './testAccess.ts'

const TEST_MS = 10 * MINUTE_MS
/** No app has this code: it is longer than a code may be. */
const OTHER_APP = 'ANOTHERDEMO'
/** By how many seconds a ticket of this kind was issued earlier than it is. */
const ISSUED_BEFORE: Partial<Record<TestTicketKind, number>> = {
  expired: 660,
  clock_behind: 330,
  clock_ahead: -30,
}

/** Makes a ticket for a case of the conformance list, with an access that belongs to nobody. */
export async function makeTestTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  demo: AppRow,
  kind: TestTicketKind,
): Promise<{ token: string; access_id: string }> {
  const now = deps.now()
  const jti = randomUUID()
  const expire_at = after(now, TEST_MS)
  const access = await deps.db
    .insertInto('test_accesses')
    .values({ app_id: demo.id, kind, jti, created_at: now.toISOString(), expire_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const access_id = String(publicId(access))
  const claims = {
    aud: kind === 'other_app' ? OTHER_APP : demo.code,
    sub: 'conformance',
    sid: access_id,
    locale: 'fr' as const,
    access_exp: epochSeconds(expire_at),
    jti,
    iat: epochSeconds(now) - (ISSUED_BEFORE[kind] ?? 0),
  }
  const key = kind === 'rotated_key' ? await deps.launchKeys.unseen() : undefined
  const token = await signTicket(deps, claims, key)
  return { token, access_id }
}
