import {
  type AccessTimes,
  type Actor,
  AppStatus,
  accessState,
  canTransition,
  isLaunchable,
  type RequestStatus,
} from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { AppRow, UserRow } from '../db/tables.ts'
import type { Settings } from '../parameters/settings.ts'
import { isValidated } from '../policy.ts'
import { accessNotOpenError, transitionRefusedError } from './errors.ts'

type Person = Pick<UserRow, 'status' | 'is_active'>
type Demo = Pick<AppRow, 'status' | 'is_active_url' | 'url'>

/** @throws ProblemError `app_not_online` when nobody may ask for the app */
export function assertMayAsk(app: Pick<AppRow, 'status'>) {
  if (app.status !== AppStatus.online) throw new ProblemError('app_not_online')
}

/** Tells whether a request is granted without an administrator. */
export const isGrantedAtOnce = (person: Person, settings: Settings) =>
  settings.autoGrant && isValidated(person)

/** @throws ProblemError `transition_refused` when the actor may not set this status */
export function assertMayDecide(access: { status: RequestStatus }, to: RequestStatus, by: Actor) {
  if (!canTransition(access.status, to, by)) throw transitionRefusedError(access.status, to)
}

/**
 * Lets a person open an access: account validated, access granted or running, app online with an address.
 *
 * @throws ProblemError `account_to_validate`, `access_not_open`, `access_lapsed`, `access_expired`,
 * `app_not_online`
 */
export function assertMayOpen(
  person: Person,
  access: AccessTimes,
  app: Demo,
  now: Date,
): asserts app is Demo & { url: string } {
  if (!isValidated(person)) throw new ProblemError('account_to_validate')
  const state = accessState(access, now)
  if (!isLaunchable(state)) throw accessNotOpenError(state)
  if (app.status !== AppStatus.online || !app.is_active_url || app.url === null)
    throw new ProblemError('app_not_online')
}

/** Tells whether a person may be in the demo now. */
export const mayStay = (person: Person, access: AccessTimes, app: Pick<AppRow, 'status'>, now: Date) =>
  isValidated(person) && accessState(access, now) === 'running' && app.status === AppStatus.online
