import {
  type AccessTimes,
  type Actor,
  AppStatus,
  accessState,
  canTransition,
  type DurationId,
  type GrantRule,
  isLaunchable,
  type RequestStatus,
} from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { ExpressionBuilder } from 'kysely'
import type { AccessRow, AppRow, Database, UserRow } from '../db/tables.ts'
import type { Settings } from '../parameters/settings.ts'
import { isValidated } from '../policy.ts'
import { accessNotOpenError, transitionRefusedError } from './errors.ts'

type Person = Pick<UserRow, 'status' | 'is_active'>
type Demo = Pick<AppRow, 'status' | 'is_active_url' | 'url'>

/** Tells whether people can try an app: online, with an address that works. */
export const isOnOffer = (app: Demo): app is Demo & { url: string } =>
  app.status === AppStatus.online && app.is_active_url === 1 && app.url !== null

/** {@link isOnOffer} as a condition on `apps`. */
export const appsOnOffer = (eb: ExpressionBuilder<Database, 'apps'>) =>
  eb.and([
    eb('apps.status', '=', AppStatus.online),
    eb('apps.is_active_url', '=', 1),
    eb('apps.url', 'is not', null),
  ])

/** @throws ProblemError `app_not_online` when nobody may ask for the app */
export function assertMayAsk(app: Pick<AppRow, 'status'>) {
  if (app.status !== AppStatus.online) throw new ProblemError('app_not_online')
}

/** The rule by which the portal grants a request at once, and what of the request it names. */
export type AppliedRule = { rule: GrantRule; rule_value: string | null }
/** A visit pass whose seat was taken: its name, and the duration that it grants. */
export type VisitGrant = { name: string; durationId: DurationId }
/** The facts that rules look at; without an app, rules that name one do not apply. */
type Asked = {
  person: Person & Pick<UserRow, 'email'>
  appCode?: string | undefined
  partnerId: string
  visit?: VisitGrant | undefined
}

export const visitRule = ({ name }: VisitGrant): AppliedRule => ({ rule: 'visit', rule_value: name })

/** Finds the rule that grants a request without an administrator; an account must be validated for any. */
export function grantingRule(
  { person, appCode, partnerId, visit }: Asked,
  settings: Settings,
): AppliedRule | null {
  if (!isValidated(person)) return null
  if (visit) return visitRule(visit)
  if (settings.autoGrant) return { rule: 'everybody', rule_value: null }
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1)
  if (settings.grantDomains.includes(domain)) return { rule: 'domain', rule_value: domain }
  if (settings.grantPartners.includes(partnerId)) return { rule: 'partner', rule_value: partnerId }
  if (appCode && settings.grantApps.includes(appCode)) return { rule: 'app', rule_value: appCode }
  return null
}

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
  if (!isOnOffer(app)) throw new ProblemError('app_not_online')
}

/** Tells whether a person may be in the demo now. */
export const mayStay = (
  person: Person,
  access: AccessTimes & Pick<AccessRow, 'shut_at'>,
  app: Pick<AppRow, 'status'>,
  now: Date,
) =>
  isValidated(person) &&
  access.shut_at === null &&
  accessState(access, now) === 'running' &&
  app.status === AppStatus.online
