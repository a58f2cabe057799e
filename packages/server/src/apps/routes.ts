import { AppStatus, endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { route } from '../route.ts'
import { userApp } from './present.ts'
import { findApp, listApps } from './queries.ts'

/** The catalogue for signed-in users. */
export const appRoutes: Module = (app, context) => {
  const { db, config } = context

  route(app, endpoints.listApps, async ({ asked }) => {
    const { hideOffline } = await readSettings(db, config)
    const { rows, total } = await listApps(context, { ...asked, filter: { ...asked.filter, hideOffline } })
    return { rows: rows.map(userApp), total }
  })

  route(app, endpoints.readApp, async ({ params }) => {
    const [row, { hideOffline }] = [await findApp(db, params.id), await readSettings(db, config)]
    if (!row || (hideOffline && row.status === AppStatus.offline)) throw new ProblemError('not_found')
    return userApp(row)
  })
}
