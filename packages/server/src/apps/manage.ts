import {
  AdminApp,
  AdminApps,
  APP_STATUSES,
  AppCreate,
  AppCredentials,
  AppOrder,
  AppUpdate,
  CATEGORIES,
  idParam,
  ListQuery,
  oneOf,
} from '@portal/contract'
import { anyOf, commonFilters } from '@portal/platform/http/filters'
import { parseList, sendPage } from '@portal/platform/http/lists'
import { ProblemError } from '@portal/platform/http/problem'
import { z } from 'zod'
import type { Module } from '../module.ts'
import { callerOf } from '../sessions/guards.ts'
import { createApp } from './commands/create.ts'
import { removeApp } from './commands/remove.ts'
import { renewCredentials } from './commands/renewCredentials.ts'
import { reorderApps } from './commands/reorder.ts'
import { updateApp } from './commands/update.ts'
import { adminApp } from './present.ts'
import { findApp, listApps } from './queries.ts'

const rules = {
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
  filter: z.strictObject({
    ...commonFilters,
    status: anyOf(oneOf(APP_STATUSES)).optional(),
    category: anyOf(oneOf(CATEGORIES)).optional(),
    code: z.string().trim().max(64).optional(),
    has_video: z.boolean().optional(),
    has_image: z.boolean().optional(),
    is_active_url: z.boolean().optional(),
  }),
  otherNames: new Map([['app_status', 'status']]),
} as const
/** 20,000 ids of seven figures fit. */
const ORDER_BYTES = 256 * 1024

/** The administrators' apps: list, write, order, credentials. */
export const manageAppRoutes: Module = (app, context) => {
  const { db, guard } = context
  const tags = ['apps']

  app.route({
    method: 'GET',
    url: '/v1/manageapps/',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'The administrators’ list of apps',
      querystring: ListQuery,
      response: { 200: AdminApps },
    },
    handler: async ({ query }, reply) => {
      const request = parseList(query, rules)
      const { rows, total } = await listApps(context, request)
      return sendPage(reply, 'manageapps', request.offset, rows.map(adminApp), total)
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/manageapps/:id',
    onRequest: guard.admin,
    schema: { tags, summary: 'One app, whole', params: idParam, response: { 200: AdminApp } },
    handler: async ({ params }) => {
      context.editors.note()
      const row = await findApp(db, params.id)
      if (!row) throw new ProblemError('not_found')
      return adminApp(row)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/apps/',
    onRequest: guard.admin,
    schema: { tags, summary: 'Create an app', body: AppCreate, response: { 201: AdminApp } },
    handler: async ({ body }, reply) => reply.code(201).send(adminApp(await createApp(context, body))),
  })

  app.route({
    method: 'PUT',
    url: '/v1/apps/:id',
    onRequest: guard.admin,
    schema: { tags, summary: 'Change an app', params: idParam, body: AppUpdate, response: { 200: AdminApp } },
    handler: async ({ params, body }) => adminApp(await updateApp(context, params.id, body)),
  })

  app.route({
    method: 'DELETE',
    url: '/v1/apps/:id',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'Delete an app and its accesses',
      params: idParam,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeApp(context, callerOf(request).user, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'PUT',
    url: '/v1/manageapps/order/',
    onRequest: guard.admin,
    bodyLimit: ORDER_BYTES,
    schema: {
      tags,
      summary: 'Put every app into a new order',
      body: AppOrder,
      response: { 204: z.null() },
    },
    handler: async ({ body }, reply) => {
      await reorderApps(context, body)
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/manageapps/:id/credentials/',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'Make new credentials for a demo; shown once, the ones before end',
      params: idParam,
      response: { 201: AppCredentials },
    },
    handler: async ({ params }, reply) => reply.code(201).send(await renewCredentials(context, params.id)),
  })
}
