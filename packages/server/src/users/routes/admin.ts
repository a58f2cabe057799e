import { email, idParam, ListQuery, USER_STATUSES, User, Users, UserUpdate } from '@portal/contract'
import { anyOf, commonFilters, moment } from '@portal/platform/http/filters'
import { parseList, sendPage } from '@portal/platform/http/lists'
import { ProblemError } from '@portal/platform/http/problem'
import { parisDayStart } from '@portal/platform/time/paris'
import { z } from 'zod'
import type { Module } from '../../module.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { callerOf } from '../../sessions/guards.ts'
import { removeUser } from '../commands/remove.ts'
import { updateUser } from '../commands/update.ts'
import { toUser } from '../present.ts'
import { findUser, listUsers, USER_SORTS } from '../queries.ts'

const tags = ['users']
const filter = z.strictObject({
  ...commonFilters,
  uuid: anyOf(z.uuid()).optional(),
  email: email.optional(),
  status: anyOf(z.union(USER_STATUSES.map((status) => z.literal(status)))).optional(),
  roles: anyOf(z.enum(['USER', 'USER,ADMIN'])).optional(),
  role: z.enum(['USER', 'ADMIN']).optional(),
  is_active: z.boolean().optional(),
  connected_since: moment(parisDayStart).optional(),
  optin_email: z.boolean().optional(),
  partner_id: anyOf(z.string().max(40)).optional(),
})
const rules = { sorts: USER_SORTS, defaultSort: ['created_at', 'desc'], filter } as const

/** What administrators do with accounts (specification, sections 2 and 7). */
export const adminUserRoutes: Module = (app, context) => {
  const { db, guard, now } = context
  const onRequest = guard.admin

  for (const [url, resource] of [
    ['/v1/users', 'users'],
    ['/v1/manageusers/', 'manageusers'],
  ] as const)
    app.route({
      method: 'GET',
      url,
      onRequest,
      schema: { tags, summary: 'Users', querystring: ListQuery, response: { 200: Users } },
      handler: async (request, reply) => {
        const list = parseList(request.query, rules)
        const { rows, total } = await listUsers(context, list)
        return sendPage(reply, resource, list.offset, rows.map(toUser), total)
      },
    })

  app.route({
    method: 'GET',
    url: '/v1/manageusers/:id',
    onRequest,
    schema: { tags, summary: 'One user', params: idParam, response: { 200: User } },
    handler: async (request) => {
      const user = await findUser(db, request.params.id)
      if (!user) throw new ProblemError('not_found')
      return toUser(user)
    },
  })

  app.route({
    method: 'PUT',
    url: '/v1/users/:id',
    onRequest,
    schema: {
      tags,
      summary: 'Changes a user; new rights end their sessions',
      params: idParam,
      body: UserUpdate,
      response: { 200: User },
    },
    handler: async (request) => {
      const { user: actor } = callerOf(request)
      const { roles, status, is_active, ...user } = await updateUser(
        context,
        actor,
        request.params.id,
        request.body,
      )
      request.log.info(
        { event: 'user changed', by: actor.id, user: user.id, roles, status, is_active },
        'security',
      )
      return toUser({ ...user, roles, status, is_active })
    },
  })

  app.route({
    method: 'DELETE',
    url: '/v1/users/:id',
    onRequest,
    schema: { tags, summary: 'Deletes a user', params: idParam, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { user: actor } = callerOf(request)
      if (request.params.id === actor.id) throw new ProblemError('own_account')
      await removeUser(context, request.params.id)
      request.log.info({ event: 'user deleted', by: actor.id, user: request.params.id }, 'security')
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/v1/users/:id/sessions/',
    onRequest,
    schema: {
      tags,
      summary: 'Signs a user out everywhere',
      params: idParam,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const user = await findUser(db, request.params.id)
      if (!user) throw new ProblemError('not_found')
      await endSessions(db, user.id, now())
      return reply.code(204).send(null)
    },
  })
}
