import { SpanStatusCode } from '@opentelemetry/api'
import type { Traces } from './openTraces.ts'

/** Makes a span of one run of a job. */
export async function traceJob<Result>(
  traces: Traces | null,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const span = traces?.tracer.startSpan(`job ${name}`)
  try {
    return await run()
  } catch (error) {
    span?.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span?.end()
  }
}
