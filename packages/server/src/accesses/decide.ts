import {
  type AccessDecision,
  accessState,
  canTransition,
  type DurationId,
  NULL_DURATION_ID,
  RequestStatus,
} from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../parameters/settings.ts'
import { announce } from './announce.ts'
import { changeStatus } from './change.ts'
import { findAccess } from './find.ts'
import { alreadyOpen, closeOverdue } from './open.ts'
import { keepToQuota } from './quota.ts'
import { notOpen, transitionRefused } from './refusals.ts'
import { useBy } from './times.ts'

type Tools = Pick<Deps, 'db' | 'config' | 'now'>
/** What an administrator wants; `version` is the record's `updated_at` as it was read, where the caller says. */
type Wish = { id: number; body: AccessDecision; version?: string | undefined }
type Decision = { access: AccessRow; admin: UserRow; to: RequestStatus; reason: string | null; now: Date }

/**
 * An administrator decides: `PUT /v1/requestapps/{id}`.
 *
 * @throws ProblemError `not_found`; `invalid_fields` where a grant has no duration; `conflict` where the record
 * was read before somebody else's change; `transition_refused`, `access_expired`, `access_limit_reached` or
 * `request_already_open` where the life of an access forbids it
 */
export async function decideAccess(tools: Tools, admin: UserRow, { id, body, version }: Wish) {
  if (body.id !== undefined && body.id !== id) throw fieldError('id', 'common.invalidValue')
  const work = async (trx: Transaction<Database>) => {
    const access = await findAccess(trx, id)
    if (!access) throw new ProblemError('not_found')
    const read = body.updated_at ?? version
    if (read !== undefined && read !== access.updated_at) throw new ProblemError('conflict')
    const to = wantedStatus(body, access)
    const duration = body.duration_id ?? access.duration_id
    if (to === RequestStatus.granted && duration === NULL_DURATION_ID)
      throw fieldError('duration_id', 'common.requestTestAppDurationNotNull')
    if (!canTransition(access.status, to, 'admin')) throw transitionRefused(access.status, to)
    const decision = { access, admin, to, reason: body.reason ?? null, now: tools.now() }
    const decided =
      to === RequestStatus.granted ? await grant(trx, tools, decision, duration) : await close(trx, decision)
    await announce(trx, decision.now, decided, access.status)
  }
  return tools.db
    .transaction()
    .execute(work)
    .catch(async (error: unknown) => {
      // The person has another open one by now: the unique index says so.
      if (isUniqueViolation(error)) throw await alreadyOpen(tools.db, await findAccess(tools.db, id))
      throw error
    })
}

/** The record travels with its status under two names; the one that differs from what is stored is meant. */
function wantedStatus({ status, request_status }: AccessDecision, access: AccessRow): RequestStatus {
  const wanted = [...new Set([status, request_status])].filter((one) => one !== undefined)
  const changed = wanted.filter((one) => one !== access.status)
  if (changed.length > 1) throw fieldError('status', 'common.invalidValue')
  return changed[0] ?? access.status
}

async function grant(
  trx: Transaction<Database>,
  { config }: Tools,
  { access, admin, to, reason, now }: Decision,
  duration_id: DurationId,
) {
  const { user_id, app_id } = access
  // The person is gone: there is nobody left to grant to.
  if (user_id === null) throw transitionRefused(access.status, to)
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
      duration_id,
      is_open: 1,
      reason,
      ...decided(admin, at),
      granted_at: at,
      use_by: useBy(at, settings.useByDays),
      activated_at: null,
      expire_at: null,
    },
    reason,
  })
}

/** Refused, withdrawn before use, or revoked while running: the access ends at once. */
async function close(trx: Transaction<Database>, { access, admin, to, reason, now }: Decision) {
  const at = now.toISOString()
  const isUsed = access.status === RequestStatus.used
  const state = accessState(access, now)
  if (isUsed && state !== 'running') throw notOpen(state)
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
