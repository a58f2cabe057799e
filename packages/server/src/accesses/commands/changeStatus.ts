import type { RequestStatus } from '@portal/contract'
import { nextInstant } from '@portal/platform/time/instants'
import type { Transaction, Updateable } from 'kysely'
import type { AccessesTable } from '../../db/tables/accesses.ts'
import type { AccessRow, Database } from '../../db/tables.ts'
import { transitionRefusedError } from '../errors.ts'
import { type Actor, logChange } from '../log/write.ts'
import type { AppliedRule } from '../policy.ts'

type StatusChange = {
  access: AccessRow
  to: RequestStatus
  actor: Actor
  now: Date
  set: Omit<Updateable<AccessesTable>, 'status' | 'updated_at'>
  /** Reason for the log; the access's own `reason` is part of `set`. */
  reason?: string | null
  /** The rule by which the portal grants. */
  rule?: AppliedRule
}

/**
 * Changes the status that was read, and writes the log. The update is conditional: of two at once the second
 * is refused.
 *
 * @throws ProblemError `transition_refused`
 */
export async function changeStatus(
  trx: Transaction<Database>,
  { access, to, actor, now, set, reason = null, rule }: StatusChange,
): Promise<AccessRow> {
  const changed = await trx
    .updateTable('accesses')
    .set({ ...set, status: to, updated_at: nextInstant(access.updated_at, now) })
    .where('id', '=', access.id)
    .where('status', '=', access.status)
    .where('updated_at', '=', access.updated_at)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw transitionRefusedError(access.status, to)
  await logChange(trx, {
    access,
    actor,
    at: now.toISOString(),
    from: access.status,
    to,
    duration_id: changed.duration_id,
    reason,
    ...rule,
  })
  return changed
}
