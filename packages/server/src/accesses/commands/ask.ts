import { AUTO_GRANT_DURATION_ID, type DurationId, NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { announce } from '../announce.ts'
import { useBy } from '../clocks.ts'
import { logChange } from '../log/write.ts'
import { insertOpen } from '../place.ts'
import { assertMayAsk, grantingRule, type VisitGrant } from '../policy.ts'
import { findDemo } from '../queries.ts'
import { keepToQuota } from '../quota.ts'

export type Asking = {
  user: UserRow
  appId: number
  partnerId: string
  reason?: string | null | undefined
  /** The duration that the person wishes for; the administrator sees it as a proposal. */
  wish?: DurationId | undefined
  /** The visit pass that grants it; whoever takes its seat writes the message. */
  visit?: VisitGrant | undefined
}

/**
 * Asks for access: the request waits, or is granted at once by a rule. Runs in the caller's
 * transaction, with a registration for instance.
 *
 * @throws ProblemError `not_found`, `app_not_online`, `request_already_open`, `access_limit_reached`
 */
export async function askAccess(
  trx: Transaction<Database>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { user, appId, partnerId, reason = null, visit, wish = visit?.durationId ?? NULL_DURATION_ID }: Asking,
): Promise<AccessRow> {
  const app = await findDemo(trx, appId)
  if (!app) throw new ProblemError('not_found')
  assertMayAsk(app)
  const settings = await readSettings(trx, config)
  const rule = grantingRule({ person: user, appCode: app.code, partnerId, visit }, settings)
  const isGranted = rule !== null
  const at = now().toISOString()
  const access = await insertOpen(trx, {
    app_id: appId,
    user_id: user.id,
    status: isGranted ? RequestStatus.granted : RequestStatus.toConfirm,
    duration_id: isGranted ? (visit?.durationId ?? AUTO_GRANT_DURATION_ID) : NULL_DURATION_ID,
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
    ...rule,
  })
  if (!visit || !isGranted) await announce(trx, now(), access)
  return access
}
