import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { resetFactors } from '../../factors/commands/remove.ts'
import { adminOf } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { removeUser } from '../commands/remove.ts'
import { updateUser } from '../commands/update.ts'
import { toUser } from '../present.ts'
import { findUser, listUsers } from '../queries.ts'

/** Calls of administrators on accounts. */
export const adminUserRoutes: Module = (app, context) => {
  const { db, now } = context

  const read = async (id: number) => {
    const user = await findUser(db, id)
    if (!user) throw new ProblemError('not_found')
    return user
  }

  route(app, endpoints.listUsers, async ({ asked }) => {
    const { rows, total } = await listUsers(context, asked)
    return { rows: rows.map(toUser), total }
  })

  route(app, endpoints.readUser, async ({ params }) => toUser(await read(params.id)))

  route(app, endpoints.updateUser, async ({ params, body, caller, request }) => {
    const user = await updateUser(context, adminOf(caller.user, request), params.id, body)
    const { id, roles, status, is_active } = user
    const event = { event: 'user changed', by: caller.user.id, user: id, roles, status, is_active }
    request.log.info(event, 'security')
    return toUser(user)
  })

  route(app, endpoints.deleteUser, async ({ params: { id }, caller, request }) => {
    if (id === caller.user.id) throw new ProblemError('own_account')
    const user = await removeUser(context, adminOf(caller.user, request), id)
    request.log.info({ event: 'user deleted', by: caller.user.id, user: id }, 'security')
    return toUser(user)
  })

  route(app, endpoints.resetFactors, async ({ params, caller, request }) => {
    const { id } = await read(params.id)
    if (id === caller.user.id) throw new ProblemError('own_account')
    await resetFactors(context, adminOf(caller.user, request), id)
    request.log.info({ event: 'second factors reset', by: caller.user.id, user: id }, 'security')
  })

  route(app, endpoints.endUserSessions, async ({ params, caller, request }) => {
    const { id } = await read(params.id)
    await db.transaction().execute(async (trx) => {
      await endSessions(trx, id, now())
      const by = adminOf(caller.user, request)
      await record(trx, now(), { kind: 'person.sessions', by, on: { object: 'person', id } })
    })
  })
}
