import { endpoints } from '@portal/contract'
import { acceptForms } from '@portal/platform/http/forms'
import { epochSeconds } from '@portal/platform/time/instants'
import type { FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { extendAccess } from '../accesses/commands/extend.ts'
import { readOwnAccess } from '../accesses/present.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { exchangeTicket } from './commands/exchange.ts'
import { giveFeedback } from './commands/feedback.ts'
import { introspectAccess } from './commands/introspect.ts'
import { launchAccess } from './commands/launch.ts'
import { openAccess, reportOpened } from './commands/open.ts'
import { endSeconds } from './present.ts'
import { streamEvents } from './stream.ts'

/** Gates read the keys again when a ticket names an unknown one. */
const KEYS_MAX_AGE_SECONDS = 300
const keepSecret = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')

/** From a person's click to the demo (docs/product.md#opening-an-app). */
export const launchRoutes: Module = async (app, context) => {
  const { accessFeed } = context
  app.addHook('preClose', () => accessFeed.stop())
  app.drain.signal.addEventListener('abort', () => void accessFeed.stop())

  route(
    app,
    endpoints.launchAccess,
    ({ params, caller, reply }) => {
      keepSecret(reply)
      return launchAccess(context, caller.user, params.id)
    },
    { limit: 'launch' },
  )

  route(app, endpoints.useAccess, async ({ body, caller: { user } }) => {
    await openAccess(context, user, body)
    return readOwnAccess(context, user, body.id)
  })

  route(app, endpoints.exchangeTicket, ({ body, demo, reply }) => {
    keepSecret(reply)
    return exchangeTicket(context, demo, body.token)
  })

  await app.register(async (scope) => {
    acceptForms(scope)
    route(scope.withTypeProvider<ZodTypeProvider>(), endpoints.introspectAccess, ({ body, demo }) =>
      introspectAccess(context, demo, body.token),
    )
  })

  route(app, endpoints.followAccesses, ({ demo, request, reply }) =>
    streamEvents(accessFeed, demo, request, reply),
  )

  route(app, endpoints.reportOpened, async ({ body, demo }) => {
    const standing = await reportOpened(context, demo, body)
    const now = context.now()
    return { access_exp: endSeconds(standing, now), now: epochSeconds(now) }
  })

  route(app, endpoints.extendInDemo, async ({ body, demo }) => {
    const { expire_at } = await extendAccess(context, body.access_id, ({ app_id }) => app_id === demo.id)
    const now = context.now()
    return {
      access_exp: epochSeconds(expire_at ?? now),
      extension_minutes: 0 as const,
      now: epochSeconds(now),
    }
  })

  route(app, endpoints.giveFeedback, ({ body, demo }) => giveFeedback(context, demo, body))

  route(app, endpoints.readKeys, async ({ reply }) => {
    reply.header('cache-control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`)
    return { keys: await context.launchKeys.published() }
  })
}
