import { z } from 'zod'
import { AdminApp, AppCreate, AppCredentials, AppOrder, AppUpdate } from '../apps.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../fields.ts'
import { anyOf, list } from '../list.ts'
import { APP_STATUSES, CATEGORIES } from '../rules/statuses.ts'
import { adminApp, session } from '../samples.ts'

const tag = 'apps'
const { name, code, category, status, url, updated_at } = adminApp
const body = { name, code, category, status, url }

export const listManagedApps = endpoint({
  get: '/v1/manageapps/',
  who: 'editor',
  tag,
  summary: 'List the apps, with what editors see of them',
  list: list({
    row: AdminApp,
    sorts: [
      'id',
      'order',
      'name',
      'code',
      'category',
      'status',
      'version',
      'duration_id',
      'created_at',
      'updated_at',
    ],
    defaultSort: ['order', 'asc'],
    filter: {
      status: anyOf(oneOf(APP_STATUSES)).optional(),
      category: anyOf(oneOf(CATEGORIES)).optional(),
      code: z.string().trim().max(64).optional(),
      has_video: z.boolean().optional(),
      has_image: z.boolean().optional(),
      is_active_url: z.boolean().optional(),
    },
    otherNames: { app_status: 'status' },
  }),
  example: { answer: [adminApp] },
})

export const readManagedApp = endpoint({
  get: '/v1/manageapps/:id',
  who: 'editor',
  tag,
  summary: 'Read an app, with what editors see of it',
  answer: AdminApp,
  example: { answer: adminApp },
})

export const createApp = endpoint({
  post: '/v1/apps/',
  also: ['/v1/manageapps/'],
  who: 'editor',
  tag,
  summary: 'Create an app',
  about: 'It is placed at `order`, at the end without it.',
  body: AppCreate,
  answer: AdminApp,
  status: 201,
  errors: ['code_taken'],
  example: { body, answer: adminApp },
})

export const updateApp = endpoint({
  put: '/v1/apps/:id',
  also: ['/v1/manageapps/:id'],
  who: 'editor',
  tag,
  summary: 'Change an app',
  about: 'The fields that the body names are written; `updated_at` guards against overwriting.',
  body: AppUpdate,
  answer: AdminApp,
  errors: ['conflict', 'code_taken'],
  example: { body: { ...body, updated_at }, answer: adminApp },
})

export const deleteApp = endpoint({
  delete: '/v1/apps/:id',
  also: ['/v1/manageapps/:id'],
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Delete an app and its accesses',
  answer: AdminApp,
  example: { answer: adminApp },
})

export const reorderApps = endpoint({
  put: '/v1/manageapps/order/',
  who: 'editor',
  tag,
  summary: 'Put every app into a new order',
  body: AppOrder,
  example: { body: [7, 3, 12] },
})

export const renewCredentials = endpoint({
  post: '/v1/manageapps/:id/credentials/',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Make new credentials for a demo',
  about: 'They are shown once; the ones before end.',
  answer: AppCredentials,
  status: 201,
  example: { answer: { client_id: code, client_secret: session.access_token } },
})
