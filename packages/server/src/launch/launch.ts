import type { Launch } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { findOwnAccess } from '../accesses/find.ts'
import { assertOpens } from '../accesses/opening.ts'
import { endOf } from '../accesses/times.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { subjectOf } from './subject.ts'
import { mintTicket } from './ticket.ts'

/**
 * A ticket for an access of one's own, and the demo's address. Nothing else changes: mail scanners and
 * prefetching open links (decisions, section 5).
 *
 * @throws ProblemError `not_found`, and what {@link assertOpens} throws
 */
export async function launchAccess(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'secrets'>,
  user: UserRow,
  id: number,
): Promise<Launch> {
  const access = await findOwnAccess(deps.db, id, user.id)
  if (!access) throw new ProblemError('not_found')
  const app = { ...access, status: access.app_status }
  assertOpens(user, access, app, deps.now())
  const token = await mintTicket(deps, {
    accessId: access.id,
    aud: access.app_code,
    sub: await subjectOf(deps, access.app_id, user.uuid),
    locale: user.language,
    // Not opened yet: the latest moment at which it can end.
    accessEnd: access.expire_at ?? endOf(access.use_by ?? deps.now().toISOString(), access.duration_id),
  })
  return { token, url: app.url }
}
