import { ProblemError } from '@portal/platform/http/problem'
import type { Module } from '../module.ts'
import { writeFigures } from './figures.ts'
import { bears, isOfMachine } from './mayScrape.ts'

/** `/metrics` in the text format of Prometheus, for the bearer of METRICS_TOKEN, or for the machine itself without one. */
export const metricsRoutes: Module = (app, context) => {
  const { metrics, config, limits } = context

  app.get(
    '/metrics',
    {
      schema: { hide: true },
      config: { limit: false },
      async onRequest(request) {
        const { metricsToken } = config
        if (metricsToken ? bears(metricsToken, request.raw) : isOfMachine(request.raw)) return
        await limits.ofStranger(request)
        throw new ProblemError(metricsToken ? 'invalid_token' : 'not_found')
      },
    },
    async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(`${await metrics.registry.metrics()}\n${await writeFigures(context)}`),
  )
}
