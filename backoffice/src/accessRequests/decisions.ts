import type { AdminAccess } from '@portal/contract'
import { canTransition, NULL_DURATION_ID, REQUEST_STATUSES, RequestStatus } from '@portal/contract/rules'

type Standing = Pick<AdminAccess, 'status' | 'state' | 'user_id'>

/**
 * The statuses to which an administrator may take a request (decisions, section 4). An access whose time
 * is over is history: there is nothing left to revoke; nor is there anybody to grant to once the account is gone.
 */
export const possibleDecisions = ({ status, state, user_id }: Standing): RequestStatus[] =>
  state === 'expired' || user_id === null
    ? []
    : REQUEST_STATUSES.filter((to) => canTransition(status, to, 'admin'))

/** The word for a decision depends on what is decided upon: the message key under `requestsAdmin.action`. */
export function decisionVerb(from: RequestStatus, to: RequestStatus) {
  if (to === RequestStatus.granted) return from === RequestStatus.toConfirm ? 'grant' : 'correct'
  if (to === RequestStatus.refused) return from === RequestStatus.granted ? 'withdraw' : 'refuse'
  return from === RequestStatus.used ? 'revoke' : 'cancel'
}

export type Decision = { status: RequestStatus; duration_id: number; reason?: string | null }

/**
 * What is sent for a decision: the duration only with a grant (specification, section 4), and the
 * `updated_at` that the administrator saw, so that nobody else's decision is overwritten.
 */
export const decisionBody = (access: Pick<AdminAccess, 'id' | 'updated_at'>, decision: Decision) => ({
  id: access.id,
  status: decision.status,
  request_status: decision.status,
  duration_id: decision.status === RequestStatus.granted ? decision.duration_id : NULL_DURATION_ID,
  reason: decision.reason || null,
  updated_at: access.updated_at,
})

/** What the form starts from: the duration to propose, and no reason yet (the last one is in the log). */
export const decisionForm = (access: AdminAccess): AdminAccess => ({
  ...access,
  duration_id: access.duration_id || access.proposed_duration_id,
  reason: '',
})

/** A grant needs a duration (specification, section 4). */
export const durationError = (durationId: number) =>
  durationId === NULL_DURATION_ID ? 'common.requestTestAppDurationNotNull' : undefined
