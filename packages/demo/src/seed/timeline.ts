import { type DurationId, durationMs, RequestStatus } from '@portal/contract'
import type { AccessRow } from '@portal/server/db/tables'
import type { DemoAccess } from '../people.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Time left of a `nearlyOver` access when the portal is first opened. */
const NEARLY_OVER_MS = 20 * MINUTE
const { toConfirm, granted, refused, cancelled, used } = RequestStatus

/** One line of an access's log; instants in milliseconds since 1970. */
export type Step = {
  at: number
  by: 'owner' | 'admin'
  from: RequestStatus | null
  to: RequestStatus
  duration_id: DurationId
  reason: string | null
}
export type Life = {
  access: Pick<
    AccessRow,
    | 'status'
    | 'duration_id'
    | 'asked_duration_id'
    | 'is_open'
    | 'nb_access'
    | 'reason'
    | 'request_reason'
    | 'created_at'
    | 'updated_at'
    | 'decided_at'
    | 'granted_at'
    | 'use_by'
    | 'activated_at'
    | 'expire_at'
  >
  steps: Step[]
}

/**
 * Computes the life of a demonstration access: request, decision and opening, so that it now has the state
 * that the story names.
 *
 * @param useByDays days within which a granted access must be opened
 */
export function lifeOf(story: DemoAccess, now: Date, useByDays: number): Life {
  const asked = now.getTime() - story.ageHours * HOUR
  const decided = asked + Math.min(0.25 * story.ageHours, 20) * HOUR
  const duration: DurationId = story.duration_id || DURATION_BEFORE_REVOCATION
  const useBy = decided + useByDays * DAY
  const opened = openingOf(story, { now: now.getTime(), decided, useBy, length: durationMs(duration) })
  const ended = opened + durationMs(duration)
  const isOpen = ['waiting', 'granted', 'running', 'nearlyOver'].includes(story.state)

  const ask: Step = { at: asked, by: 'owner', from: null, to: toConfirm, duration_id: 0, reason: story.asked }
  const grant: Step = {
    at: decided,
    by: 'admin',
    from: toConfirm,
    to: granted,
    duration_id: duration,
    reason: null,
  }
  const open: Step = { at: opened, by: 'owner', from: granted, to: used, duration_id: duration, reason: null }
  const close = (at: number, by: Step['by'], from: RequestStatus, to: RequestStatus): Step => ({
    at,
    by,
    from,
    to,
    duration_id: 0,
    reason: story.reason,
  })
  const steps = {
    waiting: [ask],
    granted: [ask, grant],
    lapsed: [ask, grant],
    running: [ask, grant, open],
    nearlyOver: [ask, grant, open],
    expired: [ask, grant, open],
    refused: [ask, close(decided, 'admin', toConfirm, refused)],
    cancelled: [ask, close(decided, 'owner', toConfirm, cancelled)],
    revoked: [ask, grant, open, close(opened + durationMs(duration) / 2, 'admin', used, cancelled)],
  }[story.state]

  const last = steps.at(-1) ?? ask
  const wasGranted = steps.includes(grant)
  const wasOpened = steps.includes(open)
  return {
    access: {
      status: last.to,
      duration_id: last.duration_id,
      asked_duration_id: story.duration_id || null,
      is_open: isOpen ? 1 : 0,
      nb_access: wasOpened ? 1 : 0,
      reason: last.to === toConfirm ? null : story.reason,
      request_reason: story.asked,
      created_at: instant(asked),
      updated_at: instant(last.at),
      decided_at: last === ask ? null : instant(steps.findLast(({ by }) => by === 'admin')?.at ?? last.at),
      granted_at: wasGranted ? instant(decided) : null,
      use_by: wasGranted && last.to !== cancelled ? instant(useBy) : null,
      activated_at: wasOpened ? instant(opened) : null,
      expire_at: wasOpened ? instant(story.state === 'revoked' ? last.at : ended) : null,
    },
    steps,
  }
}

/** Duration of a revoked access before its revocation; its record now says 0. */
const DURATION_BEFORE_REVOCATION: DurationId = 7
const instant = (ms: number) => new Date(Math.round(ms)).toISOString()

type Span = { now: number; decided: number; useBy: number; length: number }

function openingOf(story: DemoAccess, { now, decided, useBy, length }: Span): number {
  switch (story.state) {
    case 'running':
      return Math.max(now - 0.4 * length, decided + 0.3 * (now - decided))
    case 'nearlyOver':
      return now - length + Math.min(NEARLY_OVER_MS, length / 2)
    default:
      // Some time after the decision, before `use_by`, and long enough ago to be over.
      return decided + Math.min(26 * HOUR, 0.5 * (useBy - decided), 0.5 * Math.max(0, now - decided - length))
  }
}
