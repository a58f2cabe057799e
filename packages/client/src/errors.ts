import type { ErrorCode, Problem } from '@portal/contract'
import { isNetworkError, isTimeoutError } from 'ky'

/**
 * What can go wrong with a call: the API's own codes, and two of the client's. `network`: no readable
 * answer came (offline, time-out, not JSON). `token_incorrect`: a login answer lacked a token.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'token_incorrect'

type ApiErrorFields = {
  code: string
  status: number
  detail?: string
  errors?: Record<string, string>
  existing_id?: number
}

/** The one error that leaves this package. Foreign errors are translated here and nowhere else. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Stable code to decide by; one of {@link ApiErrorCode} unless the server is newer than this client. */
  readonly code: string
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** A sentence for people in the language that was asked for; empty where the server gave none. */
  readonly detail: string
  /** Field name to message key. */
  readonly errors: Record<string, string>
  /** The record that a 409 `request_already_open` names. */
  readonly existing_id: number | undefined

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    super(fields.detail || fields.code, options)
    this.code = fields.code
    this.status = fields.status
    this.detail = fields.detail ?? ''
    this.errors = fields.errors ?? {}
    this.existing_id = fields.existing_id
  }
}

/** @param code narrows the guard to one error code */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'

/** The error of a refusal whose body may or may not be problem+json (a proxy's error page is not). */
export const answerError = (status: number, data: unknown) =>
  new ApiError(isProblem(data) ? { ...data, status } : { code: 'internal_error', status })

/** Translates what ky throws where no answer came; an aborted call and a programming error pass through unchanged. */
export const toApiError = (cause: unknown): unknown =>
  isNetworkError(cause) || isTimeoutError(cause) || cause instanceof SyntaxError
    ? new ApiError({ code: 'network', status: 0 }, { cause })
    : cause
