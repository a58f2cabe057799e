import { endpoints } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { askForReset } from '../commands/askForReset.ts'
import { changePassword } from '../commands/changePassword.ts'
import { resetPassword } from '../commands/resetPassword.ts'

/** Changing a password, and setting a new one where it is forgotten. */
export const passwordRoutes: Module = (app, context) => {
  const limit = 'password'

  route(
    app,
    endpoints.changePassword,
    async ({ body, caller, request }) => {
      await changePassword(context, caller, body, request)
      request.log.info({ event: 'password changed', user: caller.user.id }, 'security')
    },
    { limit },
  )

  route(
    app,
    endpoints.forgetPassword,
    ({ body, request }) => askForReset(context, body.email, languageOf(request)),
    { limit },
  )

  route(
    app,
    endpoints.resetPassword,
    async ({ body, request }) => {
      const user = await resetPassword(context, body, request)
      request.log.info({ event: 'password reset', user: user.id }, 'security')
    },
    { limit },
  )
}
