import { endpoints } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyReply } from 'fastify'
import type { WebhookRow } from '../db/tables.ts'
import { adminOf } from '../journal/author.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { createWebhook } from './commands/create.ts'
import { deliverAgain } from './commands/deliverAgain.ts'
import { removeWebhook } from './commands/remove.ts'
import { renewSecret } from './commands/renewSecret.ts'
import { updateWebhook } from './commands/update.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { findWebhook, listDeliveries, listWebhooks } from './queries.ts'
import { asText, secretOf } from './secret.ts'

/** Addresses that are told of events (docs/product.md#signed-events). */
export const webhookRoutes: Module = (app, context) => {
  const withSecret = async (reply: FastifyReply, row: WebhookRow) => {
    reply.header('cache-control', 'no-store')
    return { ...presentWebhook(row), secret: asText(await secretOf(context, row)) }
  }

  route(app, endpoints.listWebhooks, async ({ asked }) => {
    const { rows, total } = await listWebhooks(context, asked)
    return { rows: rows.map(presentWebhook), total }
  })

  route(app, endpoints.readWebhook, async ({ params }) => {
    const row = await findWebhook(context.db, params.id)
    if (!row) throw new ProblemError('not_found')
    return presentWebhook(row)
  })

  route(app, endpoints.createWebhook, async ({ body, caller, request, reply }) =>
    withSecret(reply, await createWebhook(context, adminOf(caller.user, request), body)),
  )

  route(app, endpoints.updateWebhook, async ({ params, body, caller, request }) =>
    presentWebhook(await updateWebhook(context, adminOf(caller.user, request), params.id, body)),
  )

  route(app, endpoints.deleteWebhook, async ({ params, caller, request }) =>
    presentWebhook(await removeWebhook(context, adminOf(caller.user, request), params.id)),
  )

  route(app, endpoints.renewWebhookSecret, async ({ params, caller, request, reply }) =>
    withSecret(reply, await renewSecret(context, adminOf(caller.user, request), params.id)),
  )

  route(app, endpoints.listDeliveries, async ({ asked }) => {
    const { rows, total } = await listDeliveries(context, asked)
    return { rows: rows.map(presentDelivery), total }
  })

  route(app, endpoints.deliverAgain, async ({ params }) =>
    presentDelivery(await deliverAgain(context, params.id)),
  )
}
