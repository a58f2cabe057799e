import {
  type AccessDecision,
  accessState,
  type DurationId,
  NULL_DURATION_ID,
  RequestStatus,
} from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { announce } from '../announce.ts'
import { useBy } from '../clocks.ts'
import { accessNotOpenError, alreadyOpenError, transitionRefusedError } from '../errors.ts'
import { tellGates } from '../events.ts'
import { closeOverdue, findOpenId } from '../place.ts'
import { assertMayDecide } from '../policy.ts'
import { findAccess } from '../queries.ts'
import { keepToQuota } from '../quota.ts'
import { changeStatus } from './changeStatus.ts'

/** `version` is the `updated_at` that the administrator read, if sent. */
type Wish = { id: number; body: AccessDecision; version?: string | undefined }
type Decision = { access: AccessRow; admin: UserRow; to: RequestStatus; reason: string | null; now: Date }

/**
 * Carries out an administrator's decision (docs/product.md#two-administrators).
 *
 * @throws ProblemError `not_found`; `invalid_fields` for a grant without a duration; `conflict` when the
 * record changed since it was read; `transition_refused`, `access_expired`, `access_limit_reached` or
 * `request_already_open`
 */
export async function decideAccess(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  admin: UserRow,
  { id, body, version }: Wish,
): Promise<void> {
  if (body.id !== undefined && body.id !== id) throw fieldError('id', 'common.invalidValue')
  const carryOut = async (trx: Transaction<Database>) => {
    const access = await findAccess(trx, id)
    if (!access) throw new ProblemError('not_found')
    const read = body.updated_at ?? version
    if (read !== undefined && read !== access.updated_at) throw new ProblemError('conflict')
    const to = wantedStatus(body, access)
    const duration = body.duration_id ?? access.duration_id
    if (to === RequestStatus.granted && duration === NULL_DURATION_ID)
      throw fieldError('duration_id', 'common.requestTestAppDurationNotNull')
    assertMayDecide(access, to, 'admin')
    const decision = { access, admin, to, reason: body.reason ?? null, now: now() }
    const decided =
      to === RequestStatus.granted
        ? await grant(trx, { ...decision, config, duration })
        : await close(trx, decision)
    await announce(trx, decision.now, decided, access.status)
  }
  await db
    .transaction()
    .execute(carryOut)
    .catch(async (error: unknown) => {
      // The unique index refused a second open access; its transaction is over, so the first is read outside
      // of it.
      throw isUniqueViolation(error) ? await openBesideError(db, id) : error
    })
}

async function openBesideError(db: Deps['db'], id: number) {
  const { user_id, app_id } = (await findAccess(db, id)) ?? {}
  return alreadyOpenError(user_id && app_id ? await findOpenId(db, { user_id, app_id }) : undefined)
}

/** Picks the status that differs from the stored one: the record carries it under two names. */
function wantedStatus({ status, request_status }: AccessDecision, access: AccessRow): RequestStatus {
  const wanted = [...new Set([status, request_status])].filter((one) => one !== undefined)
  const changed = wanted.filter((one) => one !== access.status)
  if (changed.length > 1) throw fieldError('status', 'common.invalidValue')
  return changed[0] ?? access.status
}

async function grant(
  trx: Transaction<Database>,
  {
    access,
    admin,
    to,
    reason,
    now,
    config,
    duration,
  }: Decision & Pick<Deps, 'config'> & { duration: DurationId },
) {
  const { user_id, app_id } = access
  // The account is deleted: nobody is left to grant to.
  if (user_id === null) throw transitionRefusedError(access.status, to)
  const at = now.toISOString()
  await closeOverdue(trx, { user_id, app_id }, at)
  const settings = await readSettings(trx, config)
  await keepToQuota(trx, access, settings.nbAccess)
  return changeStatus(trx, {
    access,
    to,
    actor: { kind: 'admin', user: admin },
    now,
    set: {
      duration_id: duration,
      is_open: 1,
      reason,
      ...decided(admin, at),
      granted_at: at,
      use_by: useBy(at, settings.useByDays),
      activated_at: null,
      expire_at: null,
      extended_at: null,
    },
    reason,
  })
}

/** Refuses, withdraws before use, or revokes a running access. */
async function close(trx: Transaction<Database>, { access, admin, to, reason, now }: Decision) {
  const at = now.toISOString()
  const isUsed = access.status === RequestStatus.used
  const state = accessState(access, now)
  if (isUsed && state !== 'running') throw accessNotOpenError(state)
  if (isUsed) await tellGates(trx, access, 'revoked', { end: now, now })
  return changeStatus(trx, {
    access,
    to,
    actor: { kind: 'admin', user: admin },
    now,
    set: {
      duration_id: NULL_DURATION_ID,
      is_open: 0,
      reason,
      ...decided(admin, at),
      use_by: null,
      ...(isUsed && { expire_at: at }),
    },
    reason,
  })
}

const decided = (admin: UserRow, at: string) => ({ decided_at: at, decided_by: admin.id })
