import type { Introspection } from '@portal/contract'
import { epochSeconds } from '@portal/platform/time/instants'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { findTestAccess, isTestId, testRuns } from '../conformance/testAccess.ts'
import { inactive, introspection } from '../present.ts'
import { findStanding } from '../queries.ts'
import { subjectOf } from '../subject.ts'

/**
 * Tells whether an access still runs (RFC 7662). Another demo's access is as inactive as a missing one.
 *
 * @param accessId the `access_id` of the exchange
 */
export async function introspectAccess(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  demo: AppRow,
  accessId: string,
): Promise<Introspection> {
  const now = deps.now()
  const id = /^[1-9]\d{0,9}$/.test(accessId) ? Number(accessId) : 0
  if (isTestId(id)) {
    const test = await findTestAccess(deps.db, demo, id)
    if (!test || !testRuns(test, now)) return inactive(demo, now)
    const { expire_at } = test
    return {
      active: true,
      sub: 'conformance',
      aud: demo.code,
      exp: epochSeconds(expire_at),
      now: epochSeconds(now),
      extension_minutes: 0,
    }
  }
  const standing = await findStanding(deps.db, demo, id, now)
  if (!standing?.isActive) return inactive(demo, now)
  return introspection({ standing, demo, sub: await subjectOf(deps, demo.id, standing.person.uuid), now })
}
