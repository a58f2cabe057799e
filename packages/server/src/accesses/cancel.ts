import { canTransition, NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { changeStatus } from './change.ts'
import { findAccess } from './find.ts'
import { transitionRefused } from './refusals.ts'

/**
 * The requester takes a waiting request back: `POST /v1/userapps/{id}/cancel/`.
 *
 * @throws ProblemError `not_found` (also for another's), `transition_refused`
 */
export async function cancelRequest({ db, now }: Pick<Deps, 'db' | 'now'>, user: UserRow, id: number) {
  await db.transaction().execute(async (trx) => {
    const access = await findAccess(trx, id)
    if (access?.user_id !== user.id) throw new ProblemError('not_found')
    const to = RequestStatus.cancelled
    if (!canTransition(access.status, to, 'owner')) throw transitionRefused(access.status, to)
    await changeStatus(trx, {
      access,
      to,
      actor: { kind: 'owner', user },
      now: now(),
      set: { is_open: 0, duration_id: NULL_DURATION_ID },
    })
  })
}
