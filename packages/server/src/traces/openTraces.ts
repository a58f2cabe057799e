import type { Context, Tracer } from '@opentelemetry/api'
import type { Config } from '../env.ts'
import { VERSION } from '../version.ts'

export type Traces = {
  tracer: Tracer
  /** Continues the trace of a caller (W3C Trace Context). */
  contextOf(headers: Record<string, unknown>): Context
  /** Sends what waits. */
  close(): Promise<void>
}

/**
 * Opens traces where OpenTelemetry's own settings name a collector; its libraries read the others of their `OTEL_`
 * variables. They load only here.
 */
export async function openTraces({ sendsTraces }: Pick<Config, 'sendsTraces'>): Promise<Traces | null> {
  if (!sendsTraces) return null
  const [
    { ROOT_CONTEXT, defaultTextMapGetter },
    { W3CTraceContextPropagator },
    sdk,
    resources,
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const own = resources.resourceFromAttributes({
    'service.name': 'next-epsilon-apps',
    'service.version': VERSION,
  })
  const provider = new sdk.NodeTracerProvider({
    resource: own.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const propagator = new W3CTraceContextPropagator()
  return {
    tracer: provider.getTracer('portal', VERSION),
    contextOf: (headers) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    // A collector that is away keeps no server from its end.
    close: () => provider.shutdown().catch(() => {}),
  }
}
