import { APP_STATUSES, App, AppStatus, Apps, CATEGORIES, idParam, ListQuery, oneOf } from '@portal/contract'
import { anyOf, commonFilters } from '@portal/platform/http/filters'
import { parseList, sendPage } from '@portal/platform/http/lists'
import { ProblemError } from '@portal/platform/http/problem'
import { z } from 'zod'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { userApp } from './present.ts'
import { findApp, listApps } from './queries.ts'

const rules = {
  sorts: ['id', 'order', 'name', 'code', 'category', 'status', 'updated_at'],
  defaultSort: ['order', 'asc'],
  filter: z.strictObject({
    ...commonFilters,
    status: anyOf(oneOf(APP_STATUSES)).optional(),
    category: anyOf(oneOf(CATEGORIES)).optional(),
  }),
  otherNames: new Map([['app_status', 'status']]),
} as const

/** The catalogue for signed-in users: all that a user may see. */
export const appRoutes: Module = (app, context) => {
  const { db, config, guard } = context

  app.route({
    method: 'GET',
    url: '/v1/apps',
    onRequest: guard.user,
    schema: {
      tags: ['apps'],
      summary: 'The apps, for a signed-in user',
      querystring: ListQuery,
      response: { 200: Apps },
    },
    handler: async ({ query }, reply) => {
      const { filter, ...request } = parseList(query, rules)
      const { hideOffline } = await readSettings(db, config)
      const { rows, total } = await listApps(context, { ...request, filter: { ...filter, hideOffline } })
      return sendPage(reply, 'apps', request.offset, rows.map(userApp), total)
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/apps/:id',
    onRequest: guard.user,
    schema: { tags: ['apps'], summary: 'One app', params: idParam, response: { 200: App } },
    handler: async ({ params }) => {
      const [row, { hideOffline }] = [await findApp(db, params.id), await readSettings(db, config)]
      if (!row || (hideOffline && row.status === AppStatus.offline)) throw new ProblemError('not_found')
      return userApp(row)
    },
  })
}
