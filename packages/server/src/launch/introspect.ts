import type { Introspection } from '@portal/contract'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { standingOf } from './standing.ts'
import { subjectOf } from './subject.ts'
import { epochSeconds } from './ticket.ts'

/**
 * Whether an access still runs (RFC 7662): `POST /v1/launch/introspect/`. Another demo's access is as inactive
 * as one that never was.
 *
 * @param accessId the `access_id` that the exchange gave
 */
export async function introspect(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  demo: AppRow,
  accessId: string,
): Promise<Introspection> {
  const now = deps.now()
  const id = /^[1-9]\d{0,9}$/.test(accessId) ? Number(accessId) : 0
  const standing = await standingOf(deps.db, demo, id, now)
  if (!standing?.isActive) return { active: false, now: epochSeconds(now) }
  return {
    active: true,
    sub: await subjectOf(deps, demo.id, standing.person.uuid),
    aud: demo.code,
    exp: epochSeconds(standing.access.expire_at),
    now: epochSeconds(now),
  }
}
