import { Logout, Refresh, RefreshAnswer, Session, SignIn } from '@portal/contract'
import { z } from 'zod'
import type { Module } from '../module.ts'
import { refresh } from './commands/refresh.ts'
import { signIn } from './commands/signIn.ts'
import { signOut } from './commands/signOut.ts'
import { bearerOf } from './guards.ts'

const tags = ['session']

export const tokenRoutes: Module = async (app, context) => {
  const secret = await context.secrets.read('refresh-tokens')

  app.route({
    method: 'POST',
    url: '/v1/token/',
    config: { limit: 'signIn' },
    schema: { tags, summary: 'Signs in', body: SignIn, response: { 200: Session } },
    handler: async (request) => {
      return signIn({ ...context, log: request.log }, request.body)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/token/refresh/',
    config: { limit: 'refresh' },
    schema: {
      tags,
      summary: 'Renews the access token; the verdict is inside a 200',
      body: Refresh,
      response: { 200: RefreshAnswer },
    },
    handler: (request) => refresh({ ...context, secret }, request, request.body.refresh_token),
  })

  app.route({
    method: 'POST',
    url: '/v1/logout/',
    schema: {
      tags,
      summary: 'Ends a session, by either of its tokens',
      body: Logout,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await signOut(context, { access: bearerOf(request), refresh: request.body?.refresh_token })
      return reply.code(204).send(null)
    },
  })
}
