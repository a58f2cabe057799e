import type { AdminAccess } from '@portal/contract'
import { canTransition, NULL_DURATION_ID, REQUEST_STATUSES, RequestStatus } from '@portal/contract/rules'

type Standing = Pick<AdminAccess, 'status' | 'state' | 'user_id'>

/**
 * Lists the statuses to which an administrator may move a request (docs/product.md#life-of-an-access). An
 * expired access cannot be revoked, and nothing is granted to a deleted account.
 */
export const possibleDecisions = ({ status, state, user_id }: Standing): RequestStatus[] =>
  state === 'expired' || user_id === null
    ? []
    : REQUEST_STATUSES.filter((to) => canTransition(status, to, 'admin'))

/** The decisions that a waiting request offers at once. */
export const AT_ONCE = [RequestStatus.granted, RequestStatus.refused]

/** Names a decision by the status it is taken on: a message key under `requestsAdmin.action`. */
export function decisionVerb(from: RequestStatus, to: RequestStatus) {
  if (to === RequestStatus.granted) return from === RequestStatus.toConfirm ? 'grant' : 'correct'
  if (to === RequestStatus.refused) return from === RequestStatus.granted ? 'withdraw' : 'refuse'
  return from === RequestStatus.used ? 'revoke' : 'cancel'
}

export type Decision = { status: RequestStatus; duration_id: number; reason?: string | null }

/**
 * Builds the body of a decision: the duration for a grant only, and the `updated_at` that was on screen
 * (docs/product.md#two-administrators).
 */
export const decisionBody = (access: Pick<AdminAccess, 'id' | 'updated_at'>, decision: Decision) => ({
  id: access.id,
  status: decision.status,
  request_status: decision.status,
  duration_id: decision.status === RequestStatus.granted ? decision.duration_id : NULL_DURATION_ID,
  reason: decision.reason || null,
  updated_at: access.updated_at,
})
