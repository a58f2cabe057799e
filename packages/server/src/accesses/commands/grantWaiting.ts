import { RequestStatus, type VisitOutcome } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { isValidated } from '../../policy.ts'
import { useBy } from '../clocks.ts'
import { findOpenId } from '../place.ts'
import { type VisitGrant, visitRule } from '../policy.ts'
import { findAccess } from '../queries.ts'
import { keepToQuota } from '../quota.ts'
import { changeStatus } from './changeStatus.ts'

type Waiting = { user: UserRow; appId: number; visit: VisitGrant }

/** Grants by a visit pass the request that its person has waiting; a live access stays as it is. */
export async function grantWaiting(
  trx: Transaction<Database>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { user, appId, visit }: Waiting,
): Promise<VisitOutcome> {
  const id = await findOpenId(trx, { user_id: user.id, app_id: appId })
  const access = id === undefined ? undefined : await findAccess(trx, id)
  if (!access || access.status !== RequestStatus.toConfirm) return 'kept'
  if (!isValidated(user)) return 'waiting'
  const settings = await readSettings(trx, config)
  try {
    await keepToQuota(trx, access, settings.nbAccess)
  } catch (error) {
    if (error instanceof ProblemError) return 'limit'
    throw error
  }
  const at = now().toISOString()
  await changeStatus(trx, {
    access,
    to: RequestStatus.granted,
    actor: { kind: 'portal' },
    now: now(),
    set: {
      duration_id: visit.durationId,
      decided_at: at,
      granted_at: at,
      use_by: useBy(at, settings.useByDays),
    },
    rule: visitRule(visit),
  })
  return 'granted'
}
