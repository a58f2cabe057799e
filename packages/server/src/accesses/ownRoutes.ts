import { type DurationId, endpoints } from '@portal/contract'
import type { UserRow } from '../db/tables.ts'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { route } from '../route.ts'
import { askAccess } from './commands/ask.ts'
import { cancelRequest } from './commands/cancel.ts'
import { extendAccess } from './commands/extend.ts'
import { grantingRule } from './policy.ts'
import { ownAccess, readOwnAccess } from './present.ts'
import { findDemo, listOwnAccesses } from './queries.ts'

type Wish = {
  appId: number
  partnerId: string
  reason?: string | null | undefined
  wish?: DurationId | undefined
}

/** A person's own accesses. */
export const ownAccessRoutes: Module = (app, context) => {
  const { config, db, now } = context

  const ask = async (user: UserRow, wish: Wish) => {
    const { id } = await db.transaction().execute((trx) => askAccess(trx, context, { user, ...wish }))
    return readOwnAccess(context, user, id)
  }

  route(app, endpoints.listOwnAccesses, async ({ caller: { user } }) => {
    const rows = await listOwnAccesses(db, user.id)
    return rows.map((row) => ownAccess(row, user, now()))
  })

  route(app, endpoints.askAccess, ({ params: { appId }, body, caller, request: { partnerId } }) =>
    ask(caller.user, { appId, partnerId, reason: body?.reason, wish: body?.duration_id }),
  )

  route(app, endpoints.readAsking, async ({ caller, query: { app_id }, request: { partnerId } }) => {
    const appCode = app_id && (await findDemo(db, app_id))?.code
    const asked = { person: caller.user, appCode: appCode || undefined, partnerId }
    return { granted_at_once: grantingRule(asked, await readSettings(db, config)) !== null }
  })

  route(app, endpoints.createAccess, ({ body, caller, request: { partnerId } }) =>
    ask(caller.user, { appId: body.app_id, partnerId, wish: body.duration_id }),
  )

  route(app, endpoints.extendAccess, async ({ params: { id }, caller: { user } }) => {
    await extendAccess(context, id, (access) => access.user_id === user.id)
    return readOwnAccess(context, user, id)
  })

  route(app, endpoints.cancelRequest, async ({ params: { id }, caller: { user } }) => {
    await cancelRequest(context, user, id)
    return readOwnAccess(context, user, id)
  })
}
