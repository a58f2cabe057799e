import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { json } from 'node:stream/consumers'
import { startJobs } from '@portal/platform/jobs/jobs'
import { expect, onTestFinished, test } from 'vitest'
import { startTestPortal } from '../../test/index.ts'
import { portalJobs } from '../jobs/portalJobs.ts'

type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: { name: string; traceId: string }[] }[]
  }[]
}

test('a collector gets a span of each request and job, in the trace of the caller, and nothing of a person', async () => {
  const received: Sent[] = []
  const collector = createServer(async (request, response) => {
    received.push((await json(request)) as Sent)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_SERVICE_NAME: 'essai' }
  Object.assign(process.env, env)
  onTestFinished(() => {
    collector.close()
    for (const name of Object.keys(env)) delete process.env[name]
  })

  const portal = await startTestPortal({ env })
  onTestFinished(() => portal.close())
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await portal.call('GET', '/v1/manageapps/4711?q=Ada', {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  })
  await startJobs(
    portalJobs(portal.deps).filter(({ name }) => name === 'mail'),
    portal.deps.log,
  ).stop()
  await portal.deps.traces?.close()

  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  expect(spans).toContainEqual(expect.objectContaining({ name: 'GET /v1/manageapps/:id', traceId }))
  expect(spans.map(({ name }) => name)).toContain('job mail')
  const text = JSON.stringify(received)
  expect(text).toContain('"essai"')
  for (const secret of ['Ada', '4711']) expect(text).not.toContain(secret)
})

test('without its settings nothing is traced', async () => {
  const portal = await startTestPortal()
  expect(portal.deps.traces).toBeNull()
  await portal.close()
})
