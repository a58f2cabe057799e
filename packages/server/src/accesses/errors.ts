import type { AccessState, RequestStatus } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import { ProblemError } from '@portal/platform/http/problem'

/** Makes the error of a change that the life of an access forbids (409). */
export const transitionRefusedError = (from: RequestStatus, to: RequestStatus) =>
  new ProblemError('transition_refused', {
    values: (language) => {
      const names = messagesOf(language).vocabulary.requestStatus
      return { from: names[from], to: names[to] }
    },
  })

/** Makes the error of an access whose state opens nothing (409). */
export function accessNotOpenError(state: AccessState) {
  if (state === 'expired') return new ProblemError('access_expired')
  return new ProblemError(state === 'lapsed' ? 'access_lapsed' : 'access_not_open')
}

/** Makes the error that names the open access in the way (409). */
export const alreadyOpenError = (existingId: number | undefined) =>
  new ProblemError('request_already_open', { ...(existingId !== undefined && { existing_id: existingId }) })
