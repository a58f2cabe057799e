import { endpoints, type Parameter } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { ParameterRow } from '../db/tables.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { createParameter } from './commands/create.ts'
import { ensureParameters } from './commands/ensure.ts'
import { removeParameter } from './commands/remove.ts'
import { updateParameter } from './commands/update.ts'
import { findParameter, listParameters } from './queries.ts'

/** `status` is a second name of `parameter_status`. */
const present = (row: ParameterRow): Parameter => ({ ...row, status: row.parameter_status })

/** The portal's parameters (docs/product.md#parameters). */
export const parameterRoutes: Module = (app, context) => {
  app.addHook('onReady', () => ensureParameters(context))

  route(app, endpoints.listParameters, async ({ asked }) => {
    const { rows, total } = await listParameters(context, asked)
    return { rows: rows.map(present), total }
  })

  route(app, endpoints.readParameter, async ({ params }) => {
    const row = await findParameter(context.db, params.id)
    if (!row) throw new ProblemError('not_found')
    return present(row)
  })

  route(app, endpoints.createParameter, async ({ body }) => present(await createParameter(context, body)))

  route(app, endpoints.updateParameter, async ({ params, body }) =>
    present(await updateParameter(context, params.id, body)),
  )

  route(app, endpoints.deleteParameter, async ({ params }) =>
    present(await removeParameter(context, params.id)),
  )
}
