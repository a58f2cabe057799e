import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { decideAccess } from './commands/decide.ts'
import { addTime } from './commands/extend.ts'
import { grantDirectly } from './commands/grant.ts'
import { removeAccess } from './commands/remove.ts'
import { listFeedback } from './feedback.ts'
import { readLog } from './log/read.ts'
import { listQueue } from './queue/list.ts'
import { presentQueue, readInQueue } from './queue/present.ts'

/** The administrators' queue of requests and accesses, and the decisions. */
export const adminAccessRoutes: Module = (app, context) => {
  const { db, engine, now } = context

  const read = async (id: number) => {
    const access = await readInQueue(context, id)
    if (!access) throw new ProblemError('not_found')
    return access
  }

  route(app, endpoints.listAccesses, async ({ asked }) => {
    const { rows, total } = await listQueue(db, engine, asked, now())
    return { rows: await presentQueue(context, rows), total }
  })

  route(app, endpoints.readAccess, async ({ params: { id } }) => ({
    ...(await read(id)),
    log: await readLog(db, id),
  }))

  route(app, endpoints.decideAccess, async ({ params: { id }, body, caller: { user: admin }, request }) => {
    const version = matchedVersion(request.headers['if-match'])
    await decideAccess(context, admin, { id, body, version })
    const decided = await read(id)
    const { status, duration_id } = decided
    request.log.info({ event: 'access decided', by: admin.id, access: id, status, duration_id }, 'security')
    return decided
  })

  route(app, endpoints.grantAccess, async ({ body: grant, caller: { user: admin }, request }) => {
    const { id } = await grantDirectly(context, { admin, grant, partnerId: request.partnerId })
    request.log.info({ event: 'access granted', by: admin.id, user: grant.user_id, access: id }, 'security')
    return read(id)
  })

  route(app, endpoints.addTime, async ({ params: { id }, body, caller: { user: admin }, request }) => {
    await addTime(context, admin, id, body)
    const { minutes } = body
    request.log.info({ event: 'time added', by: admin.id, access: id, minutes }, 'security')
    return read(id)
  })

  route(app, endpoints.listFeedback, ({ asked }) => listFeedback(db, asked))

  route(app, endpoints.deleteAccess, async ({ params: { id }, caller: { user: admin }, request }) => {
    const deleted = await read(id)
    await removeAccess(context, admin, id)
    request.log.info({ event: 'access deleted', by: admin.id, access: id }, 'security')
    return deleted
  })
}

/** Reads the version that `If-Match` names, an `updated_at` in quotes or without; `*` takes any (RFC 9110, 13.1.1). */
const matchedVersion = (header = '*') =>
  header === '*' ? undefined : header.replace(/^(?:W\/)?"(.*)"$/, '$1')
