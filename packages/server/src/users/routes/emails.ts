import { endpoints } from '@portal/contract'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { askForConfirmation } from '../commands/askForConfirmation.ts'
import { confirmEmail } from '../commands/confirmEmail.ts'

/** Proving that an address is one's own. */
export const emailRoutes: Module = (app, context) => {
  const limit = 'password'

  route(app, endpoints.askForConfirmation, ({ caller }) => askForConfirmation(context, caller.user), {
    limit,
  })

  route(
    app,
    endpoints.confirmEmail,
    async ({ body, request }) => {
      const user = await confirmEmail(context, body.token)
      request.log.info({ event: 'address confirmed', user }, 'security')
    },
    { limit },
  )
}
