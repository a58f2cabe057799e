import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { confirmOwner } from '../../sessions/commands/confirmOwner.ts'
import { changeConsent } from '../commands/changeConsent.ts'
import { exportAccount } from '../commands/exportAccount.ts'
import { removeUser } from '../commands/remove.ts'
import { updateProfile } from '../commands/updateProfile.ts'
import { hasToConfirm } from '../confirmation.ts'
import { toUser } from '../present.ts'

/** A person's own account; another's id looks like one that does not exist. */
export const ownAccountRoutes: Module = (app, context) => {
  route(app, endpoints.readAccount, async ({ caller: { user } }) => ({
    ...toUser(user),
    email_to_confirm: await hasToConfirm(context.db, context.config, user),
  }))

  route(app, endpoints.updateProfile, async ({ params, body, caller: { user } }) => {
    if (params.id !== user.id) throw new ProblemError('not_found')
    return toUser(await updateProfile(context, user, body))
  })

  route(app, endpoints.changeConsent, async ({ body, caller: { user } }) => {
    const { consent, language = user.language } = body
    return toUser(await changeConsent(context, user, { consent, language }))
  })

  route(app, endpoints.exportAccount, ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="next-epsilon-apps.json"')
    return exportAccount(context, caller.user)
  })

  route(
    app,
    endpoints.deleteAccount,
    async ({ body, caller, request }) => {
      const { user } = caller
      await confirmOwner(context, caller, body?.password)
      await removeUser(context, { kind: 'owner', user, partnerId: request.partnerId }, user.id)
      request.log.info({ event: 'account deleted', user: user.id }, 'security')
    },
    { limit: 'password' },
  )
}
