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

/** Names for the log what did not fit, without any value of it. */
export const reasonOf = (error: unknown) =>
  error instanceof Error
    ? `${error.name}: ${'code' in error ? String(error.code) : error.message}`
    : 'unknown'
