import type { AccessState, RequestStatus } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import { ProblemError } from '@portal/platform/http/problem'

/** Says from which status to which other one a request cannot go (409). */
export const transitionRefusedError = (from: RequestStatus, to: RequestStatus) =>
  new ProblemError('transition_refused', {
    values: (language) => {
      const names = messagesOf(language).vocabulary.requestStatus
      return { from: names[from], to: names[to] }
    },
  })

/** Says why an access in this state opens nothing (409). */
export function accessNotOpenError(state: AccessState) {
  if (state === 'expired') return new ProblemError('access_expired')
  return new ProblemError(state === 'lapsed' ? 'access_lapsed' : 'access_not_open')
}

/** Names the open request or live access that is in the way (409). */
export const alreadyOpenError = (existingId: number | undefined) =>
  new ProblemError('request_already_open', { ...(existingId !== undefined && { existing_id: existingId }) })
