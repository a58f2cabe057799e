import { isApiError } from '@portal/client'
import type { Strings } from '@portal/messages/pick'

type FailureStrings = Strings<'common.networkError' | 'common.unexpectedError'>

/** One sentence for any error of a call, in the language of the page. */
export function failureText(error: unknown, strings: FailureStrings): string {
  if (!isApiError(error)) return strings['common.unexpectedError']
  if (error.code === 'network') return strings['common.networkError']
  return error.detail || strings['common.unexpectedError']
}
