import { endpoints } from '@portal/contract'
import { languageOf } from '@portal/platform/http/language'
import type { Module } from '../../module.ts'
import { route } from '../../route.ts'
import { checkDemo } from './checkDemo.ts'
import { findCheckable } from './findCheckable.ts'
import { makeTestTicket } from './makeTestTicket.ts'
import { reportVerified } from './reportVerified.ts'

/** The list that proves a gate, played from outside by `portal-gate check`, or from here for the console. */
export const conformanceRoutes: Module = (app, context) => {
  route(app, endpoints.makeTestTicket, ({ body, demo }) => makeTestTicket(context, demo, body.case))

  route(app, endpoints.reportVerified, ({ body, demo }) => reportVerified(context, demo, body))

  route(app, endpoints.checkDemo, async ({ params, body, request, reply }) => {
    const demo = await findCheckable(context, params.id)
    const lines = checkDemo(context, demo, { ...body, language: languageOf(request) })
    // Proxies such as nginx would hold the lines back.
    reply.header('content-type', 'application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no')
    return reply.send(lines)
  })
}
