import type { AccessState, RequestStatus } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import { ProblemError } from '@portal/platform/http/problem'

/** 409 that says from which status to which other one a request cannot go. */
export const transitionRefused = (from: RequestStatus, to: RequestStatus) =>
  new ProblemError('transition_refused', {
    values: (language) => {
      const names = messagesOf(language).vocabulary.requestStatus
      return { from: names[from], to: names[to] }
    },
  })

/** Why an access in this state opens nothing. */
export const notOpen = (state: AccessState) => {
  if (state === 'expired') return new ProblemError('access_expired')
  return new ProblemError(state === 'lapsed' ? 'access_lapsed' : 'access_not_open')
}
