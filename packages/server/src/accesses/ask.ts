import {
  AppStatus,
  AUTO_GRANT_DURATION_ID,
  type DurationId,
  NULL_DURATION_ID,
  RequestStatus,
  UserStatus,
} from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import { findApp } from '../apps/queries.ts'
import type { AccessRow, Database, UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../parameters/settings.ts'
import { announce } from './announce.ts'
import { logChange } from './log.ts'
import { insertOpen } from './open.ts'
import { keepToQuota } from './quota.ts'
import { useBy } from './times.ts'

export type Ask = {
  user: UserRow
  appId: number
  partnerId: string
  reason?: string | null | undefined
  /** The length that the person wishes for; it is shown to the decider and decides nothing. */
  wish?: DurationId | undefined
}

/**
 * A person asks for access: waiting, or granted at once where auto-grant is on and the account is validated.
 * The caller's transaction keeps it together with what it belongs to, such as a registration.
 *
 * @throws ProblemError `not_found`, `app_not_online`, `request_already_open`, `access_limit_reached`
 */
export async function askAccess(
  trx: Transaction<Database>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { user, appId, partnerId, reason = null, wish = NULL_DURATION_ID }: Ask,
): Promise<AccessRow> {
  const app = await findApp(trx, appId)
  if (!app) throw new ProblemError('not_found')
  if (app.status !== AppStatus.online) throw new ProblemError('app_not_online')
  const settings = await readSettings(trx, config)
  const isGranted = settings.autoGrant && user.status === UserStatus.validated
  const at = now().toISOString()
  const access = await insertOpen(trx, {
    app_id: appId,
    user_id: user.id,
    status: isGranted ? RequestStatus.granted : RequestStatus.toConfirm,
    duration_id: isGranted ? AUTO_GRANT_DURATION_ID : NULL_DURATION_ID,
    asked_duration_id: wish === NULL_DURATION_ID ? null : wish,
    nb_access: 0,
    request_reason: reason,
    partner_id: partnerId,
    created_at: at,
    updated_at: at,
    ...(isGranted && { decided_at: at, granted_at: at, use_by: useBy(at, settings.useByDays) }),
  })
  await keepToQuota(trx, access, settings.nbAccess)
  await logChange(trx, {
    access,
    actor: isGranted ? { kind: 'portal' } : { kind: 'owner', user },
    at,
    from: null,
    to: access.status,
    duration_id: access.duration_id,
    reason,
  })
  await announce(trx, now(), access)
  return access
}
