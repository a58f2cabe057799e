import { type ErrorCode, type VisitSeat, type VisitState, visitState } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { Database, UserRow, VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../journal/record.ts'
import { findByKey } from '../keys.ts'
import { findVisitPass } from '../queries.ts'
import { grantApps } from './grantApps.ts'

type Taking = { user: UserRow; key: string; partnerId: string }

const REFUSALS: Record<VisitState, ErrorCode> = {
  toCome: 'visit_pass_early',
  full: 'visit_pass_full',
  over: 'visit_pass_over',
  // Its key was renewed in between.
  open: 'visit_pass_unknown',
}

/**
 * Takes a seat of a pass, and grants its apps. A unique index counts each person once, and a conditional update gives
 * no seat twice. Runs in the caller's transaction, with a registration for instance.
 *
 * @throws ProblemError `visit_pass_unknown`, `visit_pass_early`, `visit_pass_full`, `visit_pass_over`, or
 * `app_not_online` when none of its apps could be had
 */
export async function takeSeat(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'config' | 'now' | 'secrets'>,
  { user, key, partnerId }: Taking,
): Promise<VisitSeat> {
  const pass = await findByKey(trx, deps, key)
  const at = deps.now().toISOString()
  const guest = await trx
    .insertInto('visit_guests')
    .values({ visit_pass_id: pass.id, user_id: user.id, taken_at: at })
    .onConflict((conflict) => conflict.columns(['visit_pass_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const seat = { id: pass.id, name: pass.name }
  if (!guest) return { ...seat, apps: [] }
  await countSeat(trx, pass, deps.now())
  const apps = await grantApps(trx, deps, { user, pass, partnerId })
  await record(trx, deps.now(), {
    kind: 'visit.taken',
    by: { kind: 'owner', user, partnerId },
    on: { object: 'visit', ...seat },
  })
  return { ...seat, apps }
}

/** Refuses what cannot be taken, before anything is done for it. */
export function assertOpen(pass: VisitPassRow, now: Date): void {
  const state = visitState(pass, now)
  if (state !== 'open') throw new ProblemError(REFUSALS[state])
}

async function countSeat(trx: Transaction<Database>, pass: VisitPassRow, now: Date): Promise<void> {
  const at = now.toISOString()
  const counted = await trx
    .updateTable('visit_passes')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where('id', '=', pass.id)
    .where('key_version', '=', pass.key_version)
    .where('opens_at', '<=', at)
    .where('closes_at', '>', at)
    .where('taken', '<', (row) => row.ref('seats'))
    .returning('id')
    .executeTakeFirst()
  if (counted) return
  const found = await findVisitPass(trx, pass.id)
  throw new ProblemError(found ? REFUSALS[visitState(found, now)] : 'visit_pass_unknown')
}
