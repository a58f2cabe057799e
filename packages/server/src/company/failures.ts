import type { CompanyFailure } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Tells whether the provider gave no answer, rather than one that does not fit. */
export function isSilence(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'provider_unreachable'
  if (error instanceof ResponseBodyError) return error.status >= 500
  if (error instanceof ClientError)
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)
  // An error of `fetch` names the network's error as its cause.
  return error instanceof TypeError && error.cause !== undefined
}

/** Chooses the sentence of a sign-in that failed on its way. */
export function failureOf(error: unknown): CompanyFailure {
  if (isSilence(error)) return 'unreachable'
  return error instanceof AuthorizationResponseError ? 'refused' : 'over'
}

/** Names for the log what did not fit, with the provider's own error code or status, and nothing of a person. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const what = 'code' in error ? String(error.code) : error.message
  if (error instanceof ResponseBodyError) return `${error.name}: ${what} ${error.error}`
  if (error.cause instanceof Response) return `${error.name}: ${what} ${error.cause.status}`
  return `${error.name}: ${what}`
}
