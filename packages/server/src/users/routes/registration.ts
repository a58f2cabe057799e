import { endpoints } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { deviceOf } from '../../sessions/device.ts'
import { register } from '../commands/register.ts'

export const registrationRoutes: Module = (app, context) => {
  route(
    app,
    endpoints.register,
    async ({ body, request }) => {
      const { partnerId } = request
      const device = deviceOf(request.headers['user-agent'])
      const answer = await register(context, body, { partnerId, language: languageOf(request), device })
      request.log.info({ event: 'registered', user: answer.user.id, partner: partnerId }, 'security')
      return answer
    },
    { limit: 'signUp' },
  )
}
