import { AccountDeletion, ConsentChange, idParam, ProfileUpdate, User, UserExport } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { z } from 'zod'
import type { Module } from '../../module.ts'
import { callerOf } from '../../sessions/guards.ts'
import { changeConsent } from '../commands/changeConsent.ts'
import { confirmPassword } from '../commands/confirmPassword.ts'
import { exportAccount } from '../commands/exportAccount.ts'
import { removeUser } from '../commands/remove.ts'
import { updateProfile } from '../commands/updateProfile.ts'
import { toUser } from '../present.ts'

const tags = ['account']

/** A person's own account; another's id looks like one that does not exist. */
export const ownAccountRoutes: Module = (app, context) => {
  const { guard } = context

  app.route({
    method: 'GET',
    url: '/v1/user/me/',
    onRequest: guard.user,
    schema: { tags, summary: 'Own account', response: { 200: User } },
    handler: async (request) => toUser(callerOf(request).user),
  })

  app.route({
    method: 'PUT',
    url: '/v1/users/account/:id',
    onRequest: guard.user,
    schema: {
      tags,
      summary: 'Changes the own profile',
      params: idParam,
      body: ProfileUpdate,
      response: { 200: User },
    },
    handler: async (request) => {
      const { user } = callerOf(request)
      if (request.params.id !== user.id) throw new ProblemError('not_found')
      return toUser(await updateProfile(context, user, request.body))
    },
  })

  app.route({
    method: 'PUT',
    url: '/v1/user/consent/',
    onRequest: guard.user,
    schema: {
      tags,
      summary: 'Accepts the data-processing text, or takes that back',
      body: ConsentChange,
      response: { 200: User },
    },
    handler: async (request) => {
      const { user } = callerOf(request)
      const { consent, language = user.language } = request.body
      return toUser(await changeConsent(context, user, { consent, language }))
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/user/export/',
    onRequest: guard.user,
    schema: { tags, summary: 'Everything kept about the caller', response: { 200: UserExport } },
    handler: async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="next-epsilon-apps.json"')
      return exportAccount(context, callerOf(request).user)
    },
  })

  // The specified address, odd spelling included, and the one that was meant (decisions, section 3).
  for (const url of ['/v1/user/acccount/', '/v1/user/account/'])
    app.route({
      method: 'DELETE',
      url,
      onRequest: guard.user,
      config: { limit: 'password' },
      schema: {
        tags,
        summary: 'Deletes the own account',
        body: AccountDeletion,
        response: { 204: z.null() },
      },
      handler: async (request, reply) => {
        const { user } = callerOf(request)
        if (request.body?.password !== undefined) await confirmPassword(context, user, request.body.password)
        await removeUser(context, user.id)
        request.log.info({ event: 'account deleted', user: user.id }, 'security')
        return reply.code(204).send(null)
      },
    })
}
