import { Health } from '@portal/contract'
import { sql } from 'kysely'
import type { Module } from '../app.ts'

/** Live: the process answers. Ready: it can also do its work (security, OP2). */
export const healthRoutes: Module = (app, { db, now }) => {
  app.route({
    method: 'GET',
    url: '/v1/health/live',
    schema: { tags: ['operations'], summary: 'Whether the process answers', response: { 200: Health } },
    handler: async () => ({ status: 'ok' as const, now: now().toISOString() }),
  })

  app.route({
    method: 'GET',
    url: '/v1/health/ready',
    schema: {
      tags: ['operations'],
      summary: 'Whether it can do its work',
      response: { 200: Health, 503: Health },
    },
    handler: async (_request, reply) => {
      try {
        await sql`select 1 from users where id = 0`.execute(db)
        return { status: 'ok' as const, now: now().toISOString() }
      } catch {
        return reply.code(503).send({ status: 'unavailable', now: now().toISOString() })
      }
    },
  })
}
