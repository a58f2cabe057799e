import type { Launch } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { endOf } from '../../accesses/clocks.ts'
import { assertMayOpen } from '../../accesses/policy.ts'
import { findOwnAccess } from '../../accesses/queries.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { hasToConfirm } from '../../users/confirmation.ts'
import { subjectOf } from '../subject.ts'
import { mintTicket } from '../ticket.ts'
import { noteReach } from './noteReach.ts'

/**
 * Mints a ticket for one's own access, and gives the demo's address, if the demo answers. The access stays as it is:
 * mail scanners and prefetching open links.
 *
 * @throws ProblemError `not_found`, `email_to_confirm` (403), `demo_unreachable` (503), and what {@link assertMayOpen} throws
 */
export async function launchAccess(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'secrets' | 'launchKeys' | 'reach'>,
  user: UserRow,
  id: number,
): Promise<Launch> {
  const access = await findOwnAccess(deps.db, id, user.id)
  if (!access) throw new ProblemError('not_found')
  const app = { ...access, status: access.app_status }
  assertMayOpen(user, access, app, deps.now())
  if (await hasToConfirm(deps.db, deps.config, user)) throw new ProblemError('email_to_confirm')
  const isUp = await deps.reach.answers(app.url)
  await noteReach(deps, access, isUp)
  if (!isUp) throw new ProblemError('demo_unreachable')
  const token = await mintTicket(deps, {
    accessId: access.id,
    aud: access.app_code,
    sub: await subjectOf(deps, access.app_id, user.uuid),
    locale: user.language,
    // Before the first opening, the latest possible end.
    accessEnd: access.expire_at ?? endOf(access.use_by ?? deps.now().toISOString(), access.duration_id),
  })
  return { token, url: app.url }
}
