import { isApiError } from '@portal/client'
import type { Strings } from '@portal/messages/pick'

type FailureStrings = Strings<'common.networkError' | 'common.unexpectedError'>

/** Writes any failed call as one sentence in the page's language. */
export function failureText(error: unknown, strings: FailureStrings): string {
  if (!isApiError(error)) return strings['common.unexpectedError']
  if (error.code === 'network') return strings['common.networkError']
  return error.detail || strings['common.unexpectedError']
}
