import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'
import { askForPasskey } from '../factors/commands/passkeys.ts'
import { findTicket } from '../factors/tickets.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { deviceOf } from '../sessions/device.ts'
import { signInWithFactor } from './withFactor.ts'
import { signIn } from './withPassword.ts'

/** Signing in with a password of the portal, and the second factor where one is asked for. */
export const signInRoutes: Module = (app, context) => {
  const limit = 'signIn'
  const through = ({ partnerId, headers }: FastifyRequest) => ({
    partnerId,
    device: deviceOf(headers['user-agent']),
  })

  route(
    app,
    endpoints.signIn,
    ({ body, request }) => signIn({ ...context, log: request.log }, body, through(request)),
    { limit },
  )

  route(app, endpoints.readFactorOptions, async ({ body }) => {
    const ticket = await findTicket(context, body.factor_ticket)
    if (!ticket) throw new ProblemError('factor_ticket_over')
    return askForPasskey(context, ticket.user_id, `sign-in ${ticket.hash}`)
  })

  route(
    app,
    endpoints.signInWithFactor,
    ({ body, request }) => signInWithFactor({ ...context, log: request.log }, body, through(request)),
    { limit },
  )
}
