import { z } from 'zod'
import { AccessDecision, AddedTime, AdminAccess, AdminAccessDetail, DirectGrant } from '../accesses.ts'
import { endpoint } from '../endpoint.ts'
import { id, oneOf } from '../fields.ts'
import { anyOf, from, list, until } from '../list.ts'
import { ACCESS_STATES } from '../rules/access.ts'
import { CATEGORIES, REQUEST_STATUSES } from '../rules/statuses.ts'
import { accessLog, adminAccess, app, user } from '../samples.ts'

const tag = 'access requests'

export const listAccesses = endpoint({
  get: '/v1/requestappaccess/',
  also: ['/v1/requestapps/'],
  who: 'admin',
  tag,
  summary: 'List requests and accesses',
  list: list({
    row: AdminAccess,
    sorts: [
      'id',
      'updated_at',
      'created_at',
      'decided_at',
      'activated_at',
      'expire_at',
      'status',
      'duration_id',
      'app_id',
      'user_id',
      'nom',
      'email',
      'name',
    ],
    defaultSort: ['updated_at', 'desc'],
    filter: {
      status: anyOf(oneOf(REQUEST_STATUSES)).optional(),
      state: anyOf(z.enum(ACCESS_STATES)).optional(),
      ending_soon: z.boolean().optional(),
      asked: z.boolean().optional(),
      app_id: anyOf(id).optional(),
      user_id: anyOf(id).optional(),
      category: anyOf(oneOf(CATEGORIES)).optional(),
      created_from: from.optional(),
      created_to: until.optional(),
      granted_from: from.optional(),
      granted_to: until.optional(),
      activated_from: from.optional(),
      activated_to: until.optional(),
      answered_from: from.optional(),
      answered_to: until.optional(),
    },
    otherNames: { request_status: 'status' },
  }),
  example: { answer: [adminAccess] },
})

export const readAccess = endpoint({
  get: '/v1/requestappaccess/:id',
  also: ['/v1/requestapps/:id'],
  who: 'admin',
  tag,
  summary: 'Read a request or access, with the log of its decisions',
  answer: AdminAccessDetail,
  example: { answer: { ...adminAccess, log: accessLog } },
})

export const decideAccess = endpoint({
  put: '/v1/requestapps/:id',
  also: ['/v1/requestappaccess/:id'],
  who: 'admin',
  tag,
  summary: 'Grant, refuse, cancel or revoke',
  about: 'A caller that sends `updated_at` is refused when the record has changed since.',
  body: AccessDecision,
  answer: AdminAccess,
  errors: [
    'conflict',
    'transition_refused',
    'access_expired',
    'access_limit_reached',
    'request_already_open',
  ],
  example: { body: { status: 1, duration_id: 7 }, answer: adminAccess },
})

export const grantAccess = endpoint({
  post: '/v1/requestapps/',
  also: ['/v1/requestappaccess/'],
  who: 'admin',
  tag,
  summary: 'Grant an access that nobody asked for',
  body: DirectGrant,
  answer: AdminAccess,
  status: 201,
  errors: ['access_limit_reached', 'request_already_open'],
  example: { body: { user_id: user.id, app_id: app.id, duration_id: 7 }, answer: adminAccess },
})

export const deleteAccess = endpoint({
  delete: '/v1/requestapps/:id',
  also: ['/v1/requestappaccess/:id'],
  who: 'admin',
  tag,
  summary: 'Delete a request or access',
  answer: AdminAccess,
  example: { answer: adminAccess },
})

export const addTime = endpoint({
  post: '/v1/requestapps/:id/extend/',
  who: 'admin',
  tag,
  summary: 'Add time to a running access',
  body: AddedTime,
  answer: AdminAccess,
  errors: ['access_not_open', 'access_expired', 'access_lapsed'],
  example: {
    body: { minutes: 30, reason: 'La salle était prise' },
    answer: { ...adminAccess, status: 4, request_status: 4, state: 'running' },
  },
})
