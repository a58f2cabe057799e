import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestPortal } from './index.ts'

test('a connection that has asked nothing does not hold up the end', async () => {
  const portal = await startTestPortal()
  const socket = connect(Number(new URL(portal.baseUrl).port), '127.0.0.1')
  await once(socket, 'connect')
  await portal.call('GET', '/v1/health/live')
  const closed = once(socket, 'close')
  const started = performance.now()
  await portal.close()
  await closed
  expect(performance.now() - started).toBeLessThan(4_000)
})

test('a client that left before its answer is not waited for', async () => {
  const portal = await startTestPortal()
  const arrived = new Promise<void>((resolve) => portal.app.server.once('request', () => resolve()))
  const socket = connect(Number(new URL(portal.baseUrl).port), '127.0.0.1')
  socket.write(
    'POST /v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  await arrived
  await wait(50)
  socket.destroy()
  await wait(50)
  const started = performance.now()
  await portal.app.drain.start(10_000)
  expect(performance.now() - started).toBeLessThan(2_000)
  await portal.close()
})
