import { AppStatus, RequestStatus } from './statuses.ts'
import { HOUR_MS } from './time.ts'

/**
 * Where an access stands now. `lapsed` (granted, not opened in time) and `expired` (used, time over)
 * are derived from the clock and never stored (decisions, section 4).
 */
export type AccessState = 'waiting' | 'granted' | 'lapsed' | 'refused' | 'cancelled' | 'running' | 'expired'

export const ACCESS_STATES = [
  'waiting',
  'granted',
  'lapsed',
  'refused',
  'cancelled',
  'running',
  'expired',
] as const satisfies AccessState[]

/** What the rules need of an access; instants are ISO 8601 strings in UTC. */
export type AccessTimes = {
  status: RequestStatus
  use_by?: string | null
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

/** An open request or a live access: there is one at most for each user and app. */
export const isOpen = (state: AccessState) =>
  state === 'waiting' || state === 'granted' || state === 'running'

/** A ticket may be minted: granted or still running (specification, section 4, step 3). */
export const isLaunchable = (state: AccessState) => state === 'granted' || state === 'running'

/** A running access whose end is nearer than this many milliseconds is about to end: one hour. */
export const ENDING_SOON_MS = HOUR_MS

/** Milliseconds left of a running access, never negative; `null` while no clock runs. */
export function timeLeftMs(access: AccessTimes, now: Date): number | null {
  if (access.status !== RequestStatus.used || !access.expire_at) return null
  return Math.max(0, Date.parse(access.expire_at) - now.getTime())
}

export type Actor = 'owner' | 'admin'

/** The allowed changes of status (decisions, section 4). */
const TRANSITIONS: ReadonlyArray<readonly [from: RequestStatus, to: RequestStatus, by: readonly Actor[]]> = [
  [0, 1, ['admin']],
  [0, 2, ['admin']],
  [0, 3, ['admin', 'owner']],
  [1, 4, ['owner']],
  [1, 2, ['admin']],
  [1, 3, ['admin']],
  [4, 3, ['admin']],
  [2, 1, ['admin']],
  [3, 1, ['admin']],
]

export const canTransition = (from: RequestStatus, to: RequestStatus, by: Actor) =>
  TRANSITIONS.some(([f, t, actors]) => f === from && t === to && actors.includes(by))

/** The step of the open-app flow that a click on "explore" leads to (specification, section 4). */
export type OpenAppStep = 'closed' | 'identify' | 'request' | 'wait' | 'open' | 'again'

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
