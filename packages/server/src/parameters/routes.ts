import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { authorOf } from '../journal/author.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { createParameter } from './commands/create.ts'
import { ensureParameters } from './commands/ensure.ts'
import { removeParameter } from './commands/remove.ts'
import { updateParameter } from './commands/update.ts'
import { presentParameter } from './present.ts'
import { findParameter, listParameters } from './queries.ts'

/** The portal's parameters (docs/product.md#parameters). */
export const parameterRoutes: Module = (app, context) => {
  app.addHook('onReady', () => ensureParameters(context))

  route(app, endpoints.listParameters, async ({ asked }) => {
    const { rows, total } = await listParameters(context, asked)
    return { rows: rows.map(presentParameter), total }
  })

  route(app, endpoints.readParameter, async ({ params }) => {
    const row = await findParameter(context.db, params.id)
    if (!row) throw new ProblemError('not_found')
    return presentParameter(row)
  })

  route(app, endpoints.createParameter, async ({ body, caller, request }) =>
    presentParameter(await createParameter(context, authorOf(caller.user, request), body)),
  )

  route(app, endpoints.updateParameter, async ({ params, body, caller, request }) =>
    presentParameter(await updateParameter(context, authorOf(caller.user, request), params.id, body)),
  )

  route(app, endpoints.deleteParameter, async ({ params, caller, request }) =>
    presentParameter(await removeParameter(context, authorOf(caller.user, request), params.id)),
  )
}
