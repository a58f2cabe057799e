import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Counts each answer under its route's pattern, so that no address of a person becomes a label. */
export function countRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')
    metrics.countRequest(
      { method, route, status: reply.statusCode },
      isStream ? null : reply.elapsedTime / 1000,
    )
    done()
  })
}
