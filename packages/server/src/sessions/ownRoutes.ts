import { endpoints } from '@portal/contract'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { endOtherSessions, endOwnSession } from './commands/endOwn.ts'
import { findAccountEvents, findOwnSessions } from './ownQueries.ts'

/** Lists and ends the caller's sessions (docs/product.md#own-sessions). */
export const ownSessionRoutes: Module = (app, context) => {
  const { db, now } = context

  route(app, endpoints.listOwnSessions, async ({ caller }) => ({
    sessions: await findOwnSessions(db, caller, now()),
    events: await findAccountEvents(db, caller.user),
  }))

  route(app, endpoints.endOtherSessions, async ({ caller, request }) => {
    await endOtherSessions(context, caller, request)
    request.log.info({ event: 'other sessions ended', user: caller.user.id }, 'security')
  })

  route(app, endpoints.endOwnSession, async ({ params, caller, request }) => {
    await endOwnSession(context, caller, request, params.id)
    request.log.info({ event: 'session ended', user: caller.user.id }, 'security')
  })
}
