import { endpoints } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { register } from '../commands/register.ts'

export const registrationRoutes: Module = (app, context) => {
  route(
    app,
    endpoints.register,
    async ({ body, request }) => {
      const { partnerId } = request
      const answer = await register(context, body, { partnerId, language: languageOf(request) })
      request.log.info({ event: 'registered', user: answer.user.id, partner: partnerId }, 'security')
      return answer
    },
    { limit: 'signUp' },
  )
}
