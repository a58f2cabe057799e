import { ERROR_STATUS, type ErrorCode, type FactorMethod, type Language } from '@portal/contract'

type Values = Record<string, string | number>
type Details = {
  /** Values for the code's sentence; a function when they depend on the language. */
  values?: Values | ((language: Language) => Values)
  /** Message keys by field name. */
  errors?: Record<string, string>
  existing_id?: number
  factor_ticket?: string
  factor_methods?: FactorMethod[]
  /** Seconds to wait; becomes `Retry-After`. */
  retryAfter?: number
  /** Parameters of `WWW-Authenticate` after the scheme (RFC 6750, 3). */
  challenge?: string
}

/**
 * A refusal. Thrown anywhere below a route; one handler turns it into `application/problem+json` in the
 * caller's language (RFC 9457).
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

/** Makes the refusal of one field: 422 with its message key. */
export const fieldError = (field: string, key: string) =>
  new ProblemError('invalid_fields', { errors: { [field]: key } })
