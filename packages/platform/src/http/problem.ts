import { ERROR_STATUS, type ErrorCode, type Language } from '@portal/contract'

type Values = Record<string, string | number>
type Details = {
  /** Values for the places in the sentence of the code; a function where they are words themselves. */
  values?: Values | ((language: Language) => Values)
  /** Field name to message key. */
  errors?: Record<string, string>
  existing_id?: number
  /** Seconds after which to come back: becomes `Retry-After`. */
  retryAfter?: number
  /** What `WWW-Authenticate` says besides the scheme (RFC 6750, section 3). */
  challenge?: string
}

/**
 * An answer other than success. Thrown anywhere below a route; one handler turns it into
 * `application/problem+json` in the caller's language (RFC 9457).
 *
 * @example throw new ProblemError('request_already_open', { existing_id: 12 })
 */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.statusCode = ERROR_STATUS[code]
    this.details = details
  }
}

/** A refusal of one field: 422 with its message key. */
export const fieldError = (field: string, key: string) =>
  new ProblemError('invalid_fields', { errors: { [field]: key } })
