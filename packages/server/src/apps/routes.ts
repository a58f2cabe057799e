import { endpoints, MINUTE_MS } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { adminOf, authorOf } from '../journal/author.ts'
import { exportedAddresses } from '../media/exportedAddresses.ts'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { route } from '../route.ts'
import { createApp } from './commands/create.ts'
import { removeApp } from './commands/remove.ts'
import { renewCredentials } from './commands/renewCredentials.ts'
import { reorderApps } from './commands/reorder.ts'
import { undoChange } from './commands/undo.ts'
import { updateApp } from './commands/update.ts'
import { readHistory } from './history.ts'
import { isInCatalogue } from './policy.ts'
import { adminApp, adminApps, editedFields, userApp } from './present.ts'
import { findApp, listApps } from './queries.ts'
import { importApps } from './transfer/importApps.ts'

/** 20,000 ids of seven figures fit. */
const ORDER_BYTES = 256 * 1024
/** An import that fetches files is silent for longer than a connection usually may be. */
const IMPORT_PATIENCE_MS = 5 * MINUTE_MS
/** 2,000 apps with their longest texts in both languages are far more than any catalogue. */
const IMPORT_BYTES = 8 * 1024 * 1024

/** Apps: the catalogue for signed-in users, and its administration. */
export const appRoutes: Module = (app, context) => {
  const { db, config } = context

  route(app, endpoints.listApps, async ({ asked }) => {
    const { hideOffline } = await readSettings(db, config)
    const { rows, total } = await listApps(context, { ...asked, filter: { ...asked.filter, hideOffline } })
    return { rows: rows.map(userApp), total }
  })

  route(app, endpoints.readApp, async ({ params }) => {
    const [row, settings] = [await findApp(db, params.id), await readSettings(db, config)]
    if (!row || !isInCatalogue(row, settings)) throw new ProblemError('not_found')
    return userApp(row)
  })

  route(app, endpoints.listManagedApps, async ({ asked }) => {
    const { rows, total } = await listApps(context, asked)
    return { rows: await adminApps(db, rows), total }
  })

  route(app, endpoints.readManagedApp, async ({ params }) => {
    context.editors.note()
    const row = await findApp(db, params.id)
    if (!row) throw new ProblemError('not_found')
    return adminApp(db, row)
  })

  route(app, endpoints.createApp, async ({ body, caller, request }) =>
    adminApp(db, await createApp(context, authorOf(caller.user, request), body)),
  )

  route(app, endpoints.updateApp, async ({ params, body, caller, request }) =>
    adminApp(db, await updateApp(context, authorOf(caller.user, request), params.id, body)),
  )

  route(app, endpoints.deleteApp, async ({ params, caller: { user }, request }) =>
    adminApp(db, await removeApp(context, adminOf(user, request), params.id)),
  )

  route(app, endpoints.exportApps, async () => {
    const rows = await db.selectFrom('apps').selectAll().orderBy('order').orderBy('id').execute()
    return Promise.all(
      rows.map(async (row) => ({ ...editedFields(row), ...(await exportedAddresses(context, row)) })),
    )
  })

  route(
    app,
    endpoints.importApps,
    ({ body, caller, request }) => {
      request.raw.socket.setTimeout(IMPORT_PATIENCE_MS)
      return importApps(context, authorOf(caller.user, request), body)
    },
    { bodyLimit: IMPORT_BYTES },
  )

  route(app, endpoints.readHistory, async ({ params }) => {
    if (!(await findApp(db, params.id))) throw new ProblemError('not_found')
    return readHistory(db, params.id)
  })

  route(app, endpoints.undoChange, async ({ params, body, caller, request }) =>
    adminApp(
      db,
      await undoChange(context, authorOf(caller.user, request), {
        appId: params.id,
        changeId: body.change_id,
      }),
    ),
  )

  route(
    app,
    endpoints.reorderApps,
    ({ body, caller, request }) => reorderApps(context, authorOf(caller.user, request), body),
    { bodyLimit: ORDER_BYTES },
  )

  route(app, endpoints.renewCredentials, ({ params, caller, request }) =>
    renewCredentials(context, authorOf(caller.user, request), params.id),
  )
}
