import { endpoints, type Registered } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import type { FastifyRequest } from 'fastify'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { deviceOf } from '../../sessions/device.ts'
import { register, registerForVisit } from '../commands/register.ts'

export const registrationRoutes: Module = (app, context) => {
  const contextOf = (request: FastifyRequest) => ({
    partnerId: request.partnerId,
    language: languageOf(request),
    device: deviceOf(request.headers['user-agent']),
  })
  const logged = (answer: Registered, request: FastifyRequest) => {
    request.log.info({ event: 'registered', user: answer.user.id, partner: request.partnerId }, 'security')
    return answer
  }

  route(
    app,
    endpoints.register,
    async ({ body, request }) => logged(await register(context, body, contextOf(request)), request),
    { limit: 'signUp' },
  )

  route(
    app,
    endpoints.registerForVisit,
    async ({ body, request }) => logged(await registerForVisit(context, body, contextOf(request)), request),
    { limit: 'visit' },
  )
}
