import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Traces } from './openTraces.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** Makes a span of each request, by its route's pattern: no address, query or header of a person is in it. */
export function traceRequests(app: FastifyInstance, traces: Traces | null) {
  if (!traces) return
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request
    const route = routeOptions.url ?? 'none'
    request.span = traces.tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      traces.contextOf(headers),
    )
    done()
  })
  app.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
