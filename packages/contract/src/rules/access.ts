import { AppStatus, RequestStatus, requestStatusTone, type StatusTone } from './statuses.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

/**
 * States of an access. `lapsed` and `expired` follow from the clock and are never stored
 * (docs/product.md#life-of-an-access).
 */
export const ACCESS_STATES = [
  'waiting',
  'granted',
  'lapsed',
  'refused',
  'cancelled',
  'running',
  'expired',
] as const
export type AccessState = (typeof ACCESS_STATES)[number]

/** Fields that the rules read; instants are ISO 8601 in UTC. */
export type AccessTimes = {
  status: RequestStatus
  use_by?: string | null
  activated_at?: string | null
  expire_at?: string | null
}

const isPast = (instant: string | null | undefined, now: Date) =>
  instant != null && Date.parse(instant) <= now.getTime()

export function accessState(access: AccessTimes, now: Date): AccessState {
  switch (access.status) {
    case RequestStatus.toConfirm:
      return 'waiting'
    case RequestStatus.granted:
      return isPast(access.use_by, now) ? 'lapsed' : 'granted'
    case RequestStatus.refused:
      return 'refused'
    case RequestStatus.cancelled:
      return 'cancelled'
    case RequestStatus.used:
      return isPast(access.expire_at, now) ? 'expired' : 'running'
  }
}

/** Colours of the states: those of the stored status, but for what the clock ended unused. */
export const accessStateTone: Record<AccessState, StatusTone> = {
  waiting: requestStatusTone[RequestStatus.toConfirm],
  granted: requestStatusTone[RequestStatus.granted],
  lapsed: requestStatusTone[RequestStatus.cancelled],
  refused: requestStatusTone[RequestStatus.refused],
  cancelled: requestStatusTone[RequestStatus.cancelled],
  running: requestStatusTone[RequestStatus.used],
  expired: requestStatusTone[RequestStatus.used],
}

/** Tells whether the lab ended a running access: nothing else is cancelled after its first opening. */
export const isRevoked = ({ status, activated_at }: AccessTimes) =>
  status === RequestStatus.cancelled && activated_at != null

/** Tells whether an access is open; each person has one at most for each app. */
export const isOpen = (state: AccessState) =>
  state === 'waiting' || state === 'granted' || state === 'running'

/** Tells whether a ticket may be minted. */
export const isLaunchable = (state: AccessState) => state === 'granted' || state === 'running'

/** A running access with less time left is about to end. */
export const ENDING_SOON_MS = HOUR_MS

/** Milliseconds left of a running access, never negative; `null` while no clock runs. */
export function timeLeftMs(access: AccessTimes, now: Date): number | null {
  if (access.status !== RequestStatus.used || !access.expire_at) return null
  return Math.max(0, Date.parse(access.expire_at) - now.getTime())
}

/** Minutes by which an app may let people extend an access, once; 0: not at all. */
export const EXTENSION_CHOICES = [0, 10, 30, 60] as const
export type ExtensionMinutes = (typeof EXTENSION_CHOICES)[number]
export const DEFAULT_EXTENSION: ExtensionMinutes = 10
/** Longest reason of a request, a decision or added time, in UTF-16 units. */
export const REASON_MAX = 1000
/** The most minutes that an administrator adds at once: as long as the longest access. */
export const ADDED_MINUTES_MAX = 4320

/** Time before the end in which an owner may extend: the last quarter, or the last 10 minutes if longer. */
function extensionWindowMs({ activated_at, expire_at }: AccessTimes): number {
  if (!activated_at || !expire_at) return 0
  return Math.max((Date.parse(expire_at) - Date.parse(activated_at)) / 4, 10 * MINUTE_MS)
}

/** Minutes by which an owner may still extend, now or near the end; 0 once that was done. */
export const extensionLeft = (
  access: AccessTimes & { extended_at?: string | null },
  minutes: ExtensionMinutes,
  now: Date,
): ExtensionMinutes => (isLaunchable(accessState(access, now)) && !access.extended_at ? minutes : 0)

/** Tells whether the owner may extend by now (docs/product.md#extending-an-access). */
export function isExtensionOpen(access: AccessTimes, now: Date): boolean {
  const left = timeLeftMs(access, now)
  return left !== null && left > 0 && left <= extensionWindowMs(access)
}

/** Rules by which the portal grants at once (docs/product.md#grants-by-rule). */
export const GRANT_RULES = ['everybody', 'domain', 'partner', 'app', 'visit'] as const
export type GrantRule = (typeof GRANT_RULES)[number]

export type Actor = 'owner' | 'admin'

/** Allowed changes of status (docs/product.md#life-of-an-access). */
const TRANSITIONS: ReadonlyArray<readonly [from: RequestStatus, to: RequestStatus, by: readonly Actor[]]> = [
  [RequestStatus.toConfirm, RequestStatus.granted, ['admin']],
  [RequestStatus.toConfirm, RequestStatus.refused, ['admin']],
  [RequestStatus.toConfirm, RequestStatus.cancelled, ['admin', 'owner']],
  [RequestStatus.granted, RequestStatus.used, ['owner']],
  [RequestStatus.granted, RequestStatus.refused, ['admin']],
  [RequestStatus.granted, RequestStatus.cancelled, ['admin']],
  [RequestStatus.used, RequestStatus.cancelled, ['admin']],
  [RequestStatus.refused, RequestStatus.granted, ['admin']],
  [RequestStatus.cancelled, RequestStatus.granted, ['admin']],
]

export const canTransition = (from: RequestStatus, to: RequestStatus, by: Actor) =>
  TRANSITIONS.some(([f, t, actors]) => f === from && t === to && actors.includes(by))

/** Steps of the open-app flow (docs/product.md#opening-an-app). */
type OpenAppStep = 'closed' | 'identify' | 'request' | 'wait' | 'open' | 'again'

export function openAppStep(
  app: { status: number; is_active_url: boolean },
  signedIn: boolean,
  state: AccessState | null,
): OpenAppStep {
  if (app.status !== AppStatus.online || !app.is_active_url) return 'closed'
  if (!signedIn) return 'identify'
  if (state === null) return 'request'
  if (isLaunchable(state)) return 'open'
  return state === 'waiting' ? 'wait' : 'again'
}
