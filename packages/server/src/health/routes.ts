import { Health } from '@portal/contract'
import type { Module } from '../module.ts'
import { isReady } from './ready.ts'

/** Live: the process answers. Ready: it can also do its work (security, OP2). */
export const healthRoutes: Module = (app, context) => {
  const { now } = context

  app.route({
    method: 'GET',
    url: '/v1/health/live',
    config: { limit: false },
    schema: { tags: ['operations'], summary: 'Whether the process answers', response: { 200: Health } },
    handler: async () => ({ status: 'ok' as const, now: now().toISOString() }),
  })

  app.route({
    method: 'GET',
    url: '/v1/health/ready',
    config: { limit: false },
    schema: {
      tags: ['operations'],
      summary: 'Whether it can do its work',
      response: { 200: Health, 503: Health },
    },
    handler: async (_request, reply) =>
      !app.drain.started && (await isReady(context))
        ? { status: 'ok' as const, now: now().toISOString() }
        : reply.code(503).send({ status: 'unavailable', now: now().toISOString() }),
  })
}
