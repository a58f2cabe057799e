import {
  ACCESS_STATES,
  AccessDecision,
  AdminAccess,
  AdminAccessDetail,
  AdminAccesses,
  CATEGORIES,
  DirectGrant,
  id,
  idParam,
  ListQuery,
  oneOf,
  REQUEST_STATUSES,
} from '@portal/contract'
import { anyOf, commonFilters, moment } from '@portal/platform/http/filters'
import { parseList, sendPage } from '@portal/platform/http/lists'
import { ProblemError } from '@portal/platform/http/problem'
import { parisDayEnd, parisDayStart } from '@portal/platform/time/paris'
import { z } from 'zod'
import { readLog } from '../accessLog/log.ts'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { callerOf } from '../sessions/guards.ts'
import { decideAccess } from './commands/decide.ts'
import { grantDirectly } from './commands/grant.ts'
import { removeAccess } from './commands/remove.ts'
import { adminAccess } from './present.ts'
import { findInQueue, listQueue } from './queue/list.ts'
import { QUEUE_SORTS } from './queue/order.ts'

const rules = {
  sorts: QUEUE_SORTS,
  defaultSort: ['updated_at', 'desc'] as const,
  filter: z.strictObject({
    ...commonFilters,
    status: anyOf(oneOf(REQUEST_STATUSES)).optional(),
    state: anyOf(z.enum(ACCESS_STATES)).optional(),
    ending_soon: z.boolean().optional(),
    asked: z.boolean().optional(),
    app_id: anyOf(id).optional(),
    user_id: anyOf(id).optional(),
    category: anyOf(oneOf(CATEGORIES)).optional(),
    created_from: moment(parisDayStart).optional(),
    created_to: moment(parisDayEnd).optional(),
    granted_from: moment(parisDayStart).optional(),
    granted_to: moment(parisDayEnd).optional(),
    activated_from: moment(parisDayStart).optional(),
    activated_to: moment(parisDayEnd).optional(),
  }),
  otherNames: new Map([['request_status', 'status']]),
}

/** The administrators' queue of requests and accesses, and the decisions. */
export const adminAccessRoutes: Module = (app, context) => {
  const { db, config, now, guard } = context
  const tags = ['access requests']

  const detail = async (accessId: number) => {
    const row = await findInQueue(db, accessId)
    if (!row) throw new ProblemError('not_found')
    return adminAccess(row, await readSettings(db, config), now())
  }

  app.route({
    method: 'GET',
    url: '/v1/requestappaccess/',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'The administrators’ list of requests and accesses',
      querystring: ListQuery,
      response: { 200: AdminAccesses },
    },
    handler: async ({ query }, reply) => {
      const request = parseList(query, rules)
      const { rows, total } = await listQueue(db, context.engine, request, now())
      const settings = await readSettings(db, config)
      const page = rows.map((row) => adminAccess(row, settings, now()))
      return sendPage(reply, 'requestappaccess', request.offset, page, total)
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/requestappaccess/:id',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'One request or access, with the log of its decisions',
      params: idParam,
      response: { 200: AdminAccessDetail },
    },
    handler: async ({ params }) => ({ ...(await detail(params.id)), log: await readLog(db, params.id) }),
  })

  app.route({
    method: 'PUT',
    url: '/v1/requestapps/:id',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'Decide: grant, refuse, cancel, revoke',
      params: idParam,
      body: AccessDecision,
      response: { 200: AdminAccess },
    },
    handler: async (request) => {
      const { user: admin } = callerOf(request)
      const { body, params, headers } = request
      const access = params.id
      await decideAccess(context, admin, { id: access, body, version: matchedVersion(headers['if-match']) })
      const decided = await detail(access)
      const { status, duration_id } = decided
      request.log.info({ event: 'access decided', by: admin.id, access, status, duration_id }, 'security')
      return decided
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/requestapps/',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'Grant an access that nobody asked for',
      body: DirectGrant,
      response: { 201: AdminAccess },
    },
    handler: async (request, reply) => {
      const { user: admin } = callerOf(request)
      const { body: grant, partnerId } = request
      const access = await grantDirectly(context, { admin, grant, partnerId })
      request.log.info(
        { event: 'access granted', by: admin.id, user: grant.user_id, access: access.id },
        'security',
      )
      return reply.code(201).send(await detail(access.id))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/v1/requestapps/:id',
    onRequest: guard.admin,
    schema: { tags, summary: 'Delete a request or access', params: idParam, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { user: admin } = callerOf(request)
      await removeAccess(context, admin, request.params.id)
      request.log.info({ event: 'access deleted', by: admin.id, access: request.params.id }, 'security')
      return reply.code(204).send(null)
    },
  })
}

/** The version that `If-Match` names, an `updated_at` in quotes (RFC 9110, section 13.1.1). */
const matchedVersion = (header: string | undefined) => header?.match(/^"(.+)"$/)?.[1]
