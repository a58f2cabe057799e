import { Registered, Registration } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import type { Module } from '../../module.ts'
import { register } from '../commands/register.ts'

export const registrationRoutes: Module = (app, context) => {
  app.route({
    method: 'POST',
    url: '/v1/users/',
    config: { limit: 'signUp' },
    schema: {
      tags: ['account'],
      summary: 'Creates an account and signs it in; with appId it asks for that app too',
      body: Registration,
      response: { 201: Registered },
    },
    handler: async (request, reply) => {
      const { partnerId } = request
      const answer = await register(context, request.body, { partnerId, language: languageOf(request) })
      request.log.info({ event: 'registered', user: answer.user.id, partner: partnerId }, 'security')
      return reply.code(201).send(answer)
    },
  })
}
