import { AccessAsk, AccessUse, Asking, AskingQuery, FullAccessAsk, UserApp, UserApps } from '../accesses.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../problem.ts'
import { access, adminAccess, app, ticket } from '../samples.ts'

const tag = 'accesses'
const ASKING_ERRORS = [
  'app_not_online',
  'request_already_open',
  'access_limit_reached',
] as const satisfies ErrorCode[]

export const listOwnAccesses = endpoint({
  get: '/v1/userapps/',
  who: 'user',
  tag,
  summary: 'Read one’s own access records',
  answer: UserApps,
  example: { answer: [access] },
})

export const askAccess = endpoint({
  post: '/v1/users/requestappaccess/:appId',
  who: 'user',
  tag,
  summary: 'Ask for access to an app',
  about: 'The server decides status and duration: granted at once where a rule says so.',
  body: AccessAsk,
  answer: UserApp,
  status: 201,
  errors: ASKING_ERRORS,
  example: { body: { reason: adminAccess.request_reason }, answer: access },
})

export const readAsking = endpoint({
  get: '/v1/users/fullappaccess/',
  who: 'user',
  tag,
  summary: 'Read whether one’s next request is granted at once',
  about: 'True where a rule grants at once and the account is validated; name the app for its own rule.',
  query: AskingQuery,
  answer: Asking,
  example: { answer: { granted_at_once: true } },
})

export const createAccess = endpoint({
  post: '/v1/users/fullappaccess/',
  who: 'user',
  tag,
  summary: 'Create an access in the open-app flow',
  about: 'The server decides status and duration, whatever the body wishes.',
  body: FullAccessAsk,
  answer: UserApp,
  status: 201,
  errors: ['not_found', ...ASKING_ERRORS],
  example: { body: { app_id: app.id, status: 1, duration_id: 7, duration: '240' }, answer: access },
})

export const useAccess = endpoint({
  post: '/v1/users/enable_apps_access/',
  who: 'user',
  tag,
  summary: 'Mark an access as used',
  about: 'The first time starts its clock.',
  body: AccessUse,
  answer: UserApp,
  errors: [
    'not_found',
    'invalid_ticket',
    'ticket_expired',
    'access_not_open',
    'access_expired',
    'access_lapsed',
    'app_not_online',
    'account_to_validate',
    'transition_refused',
  ],
  example: {
    body: { id: access.id, status: 4, token: ticket },
    answer: { ...access, status: 4, request_status: 4, state: 'running' },
  },
})

export const cancelRequest = endpoint({
  post: '/v1/userapps/:id/cancel/',
  who: 'user',
  tag,
  summary: 'Take back a waiting request',
  answer: UserApp,
  errors: ['transition_refused'],
  example: {
    answer: {
      ...access,
      status: 3,
      request_status: 3,
      state: 'cancelled',
      duration_id: 0,
      duration: '0',
      use_by: null,
    },
  },
})

export const extendAccess = endpoint({
  post: '/v1/userapps/:id/extend/',
  who: 'user',
  tag,
  summary: 'Extend one’s own running access, once',
  about:
    'In the last quarter of its time, or its last 10 minutes if longer, by the minutes that the app allows.',
  answer: UserApp,
  errors: [
    'access_not_open',
    'access_expired',
    'access_lapsed',
    'extension_too_early',
    'extension_unavailable',
  ],
  example: { answer: { ...access, status: 4, request_status: 4, state: 'running', extension_minutes: 0 } },
})
