import type { ErrorCode, FactorMethod, Problem } from '@portal/contract'
import { isNetworkError, isTimeoutError } from 'ky'

/**
 * Codes of a failed call: the API's own, and two of the client's. `network`: no readable answer came
 * (offline, time-out, not JSON). `token_incorrect`: a sign-in answer lacked a token.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'token_incorrect'

type ApiErrorFields = {
  code: string
  status: number
  detail?: string
  errors?: Record<string, string>
  existing_id?: number
  factor_ticket?: string
  factor_methods?: FactorMethod[]
}

/** The only error that leaves this package. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Stable code; one of {@link ApiErrorCode} unless the server is newer than this client. */
  readonly code: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** A sentence in the requested language; empty when the server gave none. */
  readonly detail: string
  /** Message keys by field name. */
  readonly errors: Record<string, string>
  /** The open access that a 409 `request_already_open` names. */
  readonly existing_id: number | undefined
  /** The ticket with which a sign-in goes on after a 401 `second_factor_needed`, and the ways that are open. */
  readonly factor: { ticket: string; methods: FactorMethod[] } | undefined

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    super(fields.detail || fields.code, options)
    this.code = fields.code
    this.status = fields.status
    this.detail = fields.detail ?? ''
    this.errors = fields.errors ?? {}
    this.existing_id = fields.existing_id
    const { factor_ticket: ticket, factor_methods: methods = [] } = fields
    this.factor = ticket === undefined ? undefined : { ticket, methods }
  }
}

/** @param code narrows the guard to one error code */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'

/** Makes an error from a refusal, whose body may not be a problem (a proxy's error page). */
export const answerError = (status: number, data: unknown) =>
  new ApiError(isProblem(data) ? { ...data, status } : { code: 'internal_error', status })

/** Translates what ky throws without an answer; aborted calls and programming errors pass unchanged. */
export const toApiError = (cause: unknown): unknown =>
  isNetworkError(cause) || isTimeoutError(cause) || cause instanceof SyntaxError
    ? new ApiError({ code: 'network', status: 0 }, { cause })
    : cause
