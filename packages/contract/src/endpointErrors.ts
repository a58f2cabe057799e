import type { Endpoint, Who } from './endpoint.ts'
import type { ErrorCode } from './problem.ts'

const OF_RIGHTS: Record<Who, readonly ErrorCode[]> = {
  anyone: [],
  user: ['unauthenticated', 'invalid_token'],
  editor: ['unauthenticated', 'invalid_token', 'forbidden', 'factor_setup_needed'],
  admin: ['unauthenticated', 'invalid_token', 'forbidden', 'factor_setup_needed'],
  app: ['invalid_client'],
}
const OF_BODY: readonly ErrorCode[] = [
  'bad_request',
  'invalid_json',
  'invalid_fields',
  'payload_too_large',
  'unsupported_media_type',
]
/** Codes that any call may answer. */
const OF_EVERY_CALL: readonly ErrorCode[] = [
  'unknown_partner',
  'too_many_requests',
  'internal_error',
  'unavailable',
]

/** Lists every code of a call: its own, and those that follow from its rights, path, query and body. */
export const errorsOf = ({ who, stepUp, path, query, body, errors }: Endpoint): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...OF_RIGHTS[who],
    ...(stepUp ? (['step_up_needed'] as const) : []),
    ...(path.includes(':') ? (['bad_request', 'not_found'] as const) : []),
    ...(query ? (['invalid_query'] as const) : []),
    ...(body ? OF_BODY : []),
    ...errors,
    ...OF_EVERY_CALL,
  ]),
]
