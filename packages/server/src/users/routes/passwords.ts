import { PasswordChange, PasswordForgotten, PasswordReset } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import { z } from 'zod'
import type { Module } from '../../module.ts'
import { callerOf } from '../../sessions/guards.ts'
import { askForReset } from '../commands/askForReset.ts'
import { changePassword } from '../commands/changePassword.ts'
import { resetPassword } from '../commands/resetPassword.ts'

const tags = ['account']
const response = { 204: z.null() }

export const passwordRoutes: Module = (app, context) => {
  app.route({
    method: 'PUT',
    url: '/v1/users/password/',
    onRequest: context.guard.user,
    config: { limit: 'password' },
    schema: {
      tags,
      summary: 'Changes the password and ends the other sessions',
      body: PasswordChange,
      response,
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      await changePassword(context, caller, request.body)
      request.log.info({ event: 'password changed', user: caller.user.id }, 'security')
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/users/password/forgotten/',
    config: { limit: 'password' },
    schema: {
      tags,
      summary: 'Sends a link for a new password; the answer is the same for every address',
      body: PasswordForgotten,
      response,
    },
    handler: async (request, reply) => {
      await askForReset(context, request.body.email, languageOf(request))
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/users/password/reset/',
    config: { limit: 'password' },
    schema: { tags, summary: 'Sets a new password with the token of a link', body: PasswordReset, response },
    handler: async (request, reply) => {
      const user = await resetPassword(context, request.body)
      request.log.info({ event: 'password reset', user: user.id }, 'security')
      return reply.code(204).send(null)
    },
  })
}
