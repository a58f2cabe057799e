import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { VisitPassRow } from '../db/tables.ts'
import { adminOf } from '../journal/author.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { createVisitPass } from './commands/create.ts'
import { removeVisitPass } from './commands/remove.ts'
import { renewKey } from './commands/renewKey.ts'
import { takeSeat } from './commands/take.ts'
import { updateVisitPass } from './commands/update.ts'
import { addressOf, findByKey } from './keys.ts'
import { presentVisit, presentVisitPass } from './present.ts'
import {
  appIdsOf,
  findVisitPass,
  listOwnVisits,
  listVisitGuests,
  listVisitPasses,
  onlineAppsOf,
} from './queries.ts'

/** Visit passes, for administrators (docs/product.md#visit-passes). */
export const visitPassRoutes: Module = (app, context) => {
  const { db, now } = context

  const present = async (row: VisitPassRow) =>
    presentVisitPass(row, (await appIdsOf(db, [row.id]))(row.id), now())
  const inDetail = async (row: VisitPassRow) => ({
    ...(await present(row)),
    address: await addressOf(context, row),
  })
  const find = async (id: number) => {
    const row = await findVisitPass(db, id)
    if (!row) throw new ProblemError('not_found')
    return row
  }

  route(app, endpoints.listVisitPasses, async ({ asked }) => {
    const { rows, total } = await listVisitPasses(db, asked, now())
    const idsOf = await appIdsOf(
      db,
      rows.map(({ id }) => id),
    )
    return { rows: rows.map((row) => presentVisitPass(row, idsOf(row.id), now())), total }
  })

  route(app, endpoints.readVisitPass, async ({ params }) => inDetail(await find(params.id)))

  route(app, endpoints.createVisitPass, async ({ body, caller, request }) =>
    inDetail(await createVisitPass(context, adminOf(caller.user, request), body)),
  )

  route(app, endpoints.updateVisitPass, async ({ params, body, caller, request }) =>
    inDetail(await updateVisitPass(context, adminOf(caller.user, request), params.id, body)),
  )

  route(app, endpoints.deleteVisitPass, async ({ params, caller, request }) => {
    const deleted = await present(await find(params.id))
    await removeVisitPass(context, adminOf(caller.user, request), params.id)
    return deleted
  })

  route(app, endpoints.renewVisitKey, async ({ params, caller, request }) =>
    inDetail(await renewKey(context, adminOf(caller.user, request), params.id)),
  )

  route(app, endpoints.listVisitGuests, ({ asked }) => listVisitGuests(context, asked))
}

/** Visit passes, for their visitors. */
export const visitRoutes: Module = (app, context) => {
  const { db, now } = context

  route(
    app,
    endpoints.readVisit,
    async ({ body: { key } }) => {
      const pass = await findByKey(db, context, key)
      return presentVisit(pass, await onlineAppsOf(db, pass.id), now())
    },
    { limit: 'visit' },
  )

  route(
    app,
    endpoints.takeSeat,
    ({ body: { key }, caller: { user }, request: { partnerId } }) =>
      db.transaction().execute((trx) => takeSeat(trx, context, { user, key, partnerId })),
    { limit: 'visit' },
  )

  route(app, endpoints.listOwnVisits, ({ caller: { user } }) => listOwnVisits(db, user.id))
}
