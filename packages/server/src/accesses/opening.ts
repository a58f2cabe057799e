import { type AccessTimes, AppStatus, accessState, isLaunchable, UserStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { AppRow, UserRow } from '../db/tables.ts'
import { notOpen } from './refusals.ts'

/**
 * Whether a person may open an access now: the account is validated, the access granted or running, the
 * app online with an address (specification, section 4).
 *
 * @throws ProblemError `account_to_validate`, `access_not_open`, `access_lapsed`, `access_expired`,
 * `app_not_online`
 */
export function assertOpens(
  user: Pick<UserRow, 'status'>,
  access: AccessTimes,
  app: Pick<AppRow, 'status' | 'is_active_url' | 'url'>,
  now: Date,
): asserts app is typeof app & { url: string } {
  if (user.status !== UserStatus.validated) throw new ProblemError('account_to_validate')
  const state = accessState(access, now)
  if (!isLaunchable(state)) throw notOpen(state)
  if (app.status !== AppStatus.online || !app.is_active_url || app.url === null)
    throw new ProblemError('app_not_online')
}
