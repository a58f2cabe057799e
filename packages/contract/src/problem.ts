import { z } from 'zod'

/** Stable error codes and their HTTP status (docs/product.md#errors). */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_json: 400,
  invalid_fields: 422,
  invalid_query: 400,
  unknown_partner: 400,
  unauthenticated: 401,
  invalid_token: 401,
  invalid_credentials: 401,
  account_blocked: 401,
  account_disabled: 401,
  invalid_client: 401,
  forbidden: 403,
  account_to_validate: 403,
  confirm_password: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  request_already_open: 409,
  access_limit_reached: 409,
  transition_refused: 409,
  access_not_open: 409,
  access_expired: 409,
  access_lapsed: 409,
  app_not_online: 409,
  extension_too_early: 409,
  extension_unavailable: 409,
  feedback_given: 409,
  email_taken: 409,
  code_taken: 409,
  parameter_taken: 409,
  last_admin: 409,
  own_account: 409,
  conflict: 409,
  invalid_ticket: 400,
  ticket_spent: 409,
  ticket_expired: 410,
  video_not_allowed: 403,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unreadable_image: 422,
  unreadable_video: 422,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
  demo_unreachable: 503,
  storage_full: 507,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string().optional(),
    errors: z.record(z.string(), z.string()).optional(),
    /** The open access that a 409 `request_already_open` names. */
    existing_id: z.int().optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details with a stable code.' })
export type Problem = z.output<typeof Problem>
