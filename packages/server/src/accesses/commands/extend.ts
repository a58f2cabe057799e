import {
  type AddedTime,
  accessState,
  extensionLeft,
  isExtensionOpen,
  MINUTE_MS,
  RequestStatus,
} from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { after, nextInstant } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { accessNotOpenError } from '../errors.ts'
import { tellGates } from '../events.ts'
import { type Actor, logChange } from '../log/write.ts'
import { findDemo } from '../queries.ts'
import { holdAccess } from './hold.ts'

type Given = Pick<Deps, 'db' | 'now'>

/**
 * Extends a running access by the minutes that its app allows: near its end, once, by its owner.
 *
 * @param isOwn whether the caller may do so; for another's the access does not exist
 * @throws ProblemError `not_found`, what {@link accessNotOpenError} says, `extension_unavailable`,
 * `extension_too_early`
 */
export async function extendAccess(
  { db, now }: Given,
  id: number,
  isOwn: (access: AccessRow) => boolean,
): Promise<AccessRow> {
  return db.transaction().execute(async (trx) => {
    const access = await holdAccess(trx, id)
    if (!access || access.user_id === null || !isOwn(access)) throw new ProblemError('not_found')
    const at = now()
    assertRunning(access, at)
    const app = await findDemo(trx, access.app_id)
    const minutes = app ? extensionLeft(access, app.extension_minutes, at) : 0
    if (minutes === 0) throw new ProblemError('extension_unavailable')
    if (!isExtensionOpen(access, at)) throw new ProblemError('extension_too_early')
    return lengthen(trx, {
      access,
      minutes,
      actor: { kind: 'owner', user: { id: access.user_id } },
      reason: null,
      now: at,
      set: { extended_at: at.toISOString() },
    })
  })
}

/**
 * Adds time to a running access, at any moment; the owner's own extension stays possible.
 *
 * @throws ProblemError `not_found`, what {@link accessNotOpenError} says
 */
export async function addTime(
  { db, now }: Given,
  admin: UserRow,
  id: number,
  { minutes, reason }: AddedTime,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const access = await holdAccess(trx, id)
    if (!access) throw new ProblemError('not_found')
    const at = now()
    assertRunning(access, at)
    await lengthen(trx, { access, minutes, actor: { kind: 'admin', user: admin }, reason, now: at, set: {} })
  })
}

function assertRunning(access: AccessRow, now: Date): asserts access is AccessRow & { expire_at: string } {
  const state = accessState(access, now)
  if (state !== 'running') throw accessNotOpenError(state)
}

type Lengthening = {
  access: AccessRow & { expire_at: string }
  minutes: number
  actor: Actor
  reason: string | null
  now: Date
  set: { extended_at?: string }
}

async function lengthen(
  trx: Transaction<Database>,
  { access, minutes, actor, reason, now, set }: Lengthening,
): Promise<AccessRow> {
  const end = after(access.expire_at, minutes * MINUTE_MS)
  const lengthened = await trx
    .updateTable('accesses')
    .set({ ...set, expire_at: end, updated_at: nextInstant(access.updated_at, now) })
    .where('id', '=', access.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await logChange(trx, {
    access,
    actor,
    at: now.toISOString(),
    from: RequestStatus.used,
    to: RequestStatus.used,
    duration_id: access.duration_id,
    added_minutes: minutes,
    reason,
  })
  await tellGates(trx, access, 'extended', { end, now })
  return lengthened
}
