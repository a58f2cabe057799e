import { AccessAsk, type DurationId, FullAccessAsk, id, idParam, UserApp, UserApps } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Module } from '../module.ts'
import { callerOf } from '../sessions/guards.ts'
import { askAccess } from './commands/ask.ts'
import { cancelRequest } from './commands/cancel.ts'
import { readOwnAccess, userAccess } from './present.ts'
import { listOwnAccesses } from './queries.ts'

const appIdParam = z.object({
  appId: z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/)
    .transform(Number)
    .pipe(id),
})
type Wish = { appId: number; reason?: string | null | undefined; wish?: DurationId | undefined }

/** A person's own accesses: list, ask, cancel. */
export const ownAccessRoutes: Module = (app, context) => {
  const { db, now, guard } = context
  const tags = ['accesses']

  const ask = async (request: FastifyRequest, wish: Wish) => {
    const { user } = callerOf(request)
    const { partnerId } = request
    const access = await db
      .transaction()
      .execute((trx) => askAccess(trx, context, { user, partnerId, ...wish }))
    return readOwnAccess(context, user, access.id)
  }

  app.route({
    method: 'GET',
    url: '/v1/userapps/',
    onRequest: guard.user,
    schema: { tags, summary: 'One’s own access records', response: { 200: UserApps } },
    handler: async (request) => {
      const rows = await listOwnAccesses(db, callerOf(request).user.id)
      return rows.map((row) => userAccess(row, now()))
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/users/requestappaccess/:appId',
    onRequest: guard.user,
    schema: {
      tags,
      summary: 'Ask for access to an app',
      params: appIdParam,
      body: AccessAsk,
      response: { 201: UserApp },
    },
    handler: async (request, reply) => {
      const { reason, duration_id: wish } = request.body ?? {}
      return reply.code(201).send(await ask(request, { appId: request.params.appId, reason, wish }))
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/users/fullappaccess/',
    onRequest: guard.user,
    schema: {
      tags,
      summary: 'The open-app flow’s access creation; the server decides status and duration',
      body: FullAccessAsk,
      response: { 201: UserApp },
    },
    handler: async (request, reply) => {
      const { app_id: appId, duration_id: wish } = request.body
      return reply.code(201).send(await ask(request, { appId, wish }))
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/userapps/:id/cancel/',
    onRequest: guard.user,
    schema: { tags, summary: 'Take back a waiting request', params: idParam, response: { 200: UserApp } },
    handler: async (request) => {
      const { user } = callerOf(request)
      await cancelRequest(context, user, request.params.id)
      return readOwnAccess(context, user, request.params.id)
    },
  })
}
