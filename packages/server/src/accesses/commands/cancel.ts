import { NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { assertMayDecide } from '../policy.ts'
import { findAccess } from '../queries.ts'
import { changeStatus } from './changeStatus.ts'

/**
 * Cancels the caller's own waiting request.
 *
 * @throws ProblemError `not_found` (also for another's), `transition_refused`
 */
export async function cancelRequest({ db, now }: Pick<Deps, 'db' | 'now'>, user: UserRow, id: number) {
  await db.transaction().execute(async (trx) => {
    const access = await findAccess(trx, id)
    if (access?.user_id !== user.id) throw new ProblemError('not_found')
    assertMayDecide(access, RequestStatus.cancelled, 'owner')
    await changeStatus(trx, {
      access,
      to: RequestStatus.cancelled,
      actor: { kind: 'owner', user },
      now: now(),
      set: { is_open: 0, duration_id: NULL_DURATION_ID },
    })
  })
}
