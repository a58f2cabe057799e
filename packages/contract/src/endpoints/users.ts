import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, oneOf } from '../fields.ts'
import { anyOf, from, list } from '../list.ts'
import { ROLE_NAMES, ROLES } from '../rules/roles.ts'
import { USER_STATUSES } from '../rules/statuses.ts'
import { user } from '../samples.ts'
import { User, UserUpdate } from '../users.ts'

const tag = 'users'
const { nom, prenom } = user

export const listUsers = endpoint({
  get: '/v1/manageusers/',
  also: ['/v1/users'],
  who: 'admin',
  tag,
  summary: 'List the users',
  list: list({
    row: User,
    sorts: [
      'id',
      'email',
      'nom',
      'prenom',
      'organisation',
      'fonction',
      'status',
      'roles',
      'is_active',
      'created_at',
      'updated_at',
      'last_connect_at',
    ],
    defaultSort: ['created_at', 'desc'],
    filter: {
      uuid: anyOf(z.uuid()).optional(),
      email: email.optional(),
      status: anyOf(oneOf(USER_STATUSES)).optional(),
      roles: anyOf(z.enum(ROLES)).optional(),
      /** The highest role of the account. */
      role: z.enum(ROLE_NAMES).optional(),
      is_active: z.boolean().optional(),
      connected_since: from.optional(),
      optin_email: z.boolean().optional(),
      partner_id: anyOf(z.string().max(40)).optional(),
    },
  }),
  example: { answer: [user] },
})

export const readUser = endpoint({
  get: '/v1/manageusers/:id',
  also: ['/v1/users/:id'],
  who: 'admin',
  tag,
  summary: 'Read a user',
  answer: User,
  example: { answer: user },
})

export const updateUser = endpoint({
  put: '/v1/users/:id',
  also: ['/v1/manageusers/:id'],
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Change a user',
  about: 'New rights end their sessions.',
  body: UserUpdate,
  answer: User,
  errors: ['conflict', 'own_account', 'last_admin'],
  example: { body: { nom, prenom, status: 1, is_active: true, roles: 'USER' }, answer: user },
})

export const deleteUser = endpoint({
  delete: '/v1/users/:id',
  also: ['/v1/manageusers/:id'],
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Delete a user',
  answer: User,
  errors: ['own_account', 'last_admin'],
  example: { answer: user },
})

export const endUserSessions = endpoint({
  delete: '/v1/users/:id/sessions/',
  who: 'admin',
  tag,
  summary: 'Sign a user out everywhere',
})

export const resetFactors = endpoint({
  delete: '/v1/users/:id/factors/',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Take away a user’s second factors',
  about: 'For somebody who lost them; signs them out everywhere, and tells them by mail.',
  errors: ['own_account'],
})
