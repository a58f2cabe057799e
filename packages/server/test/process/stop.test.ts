import { readFileSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ADMIN, newDataDir, startServer } from './serverProcess.ts'

test('SIGTERM lets what runs finish, sends new requests elsewhere, and ends with 0', async () => {
  const server = await startServer({ DATA_DIR: newDataDir() })
  // A request whose body is still on its way.
  const body = JSON.stringify(ADMIN)
  const socket = connect(Number(server.port), '127.0.0.1')
  socket.write(
    `POST /v1/token/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  await wait(100)
  const ended = server.end('SIGTERM')
  await wait(150)

  const late = await server.call('GET', '/v1/publicsapps/')
  expect([late.status, late.data.code, late.headers.get('connection')]).toEqual([503, 'unavailable', 'close'])
  expect((await server.call('GET', '/v1/health/live')).status).toBe(200)
  expect((await server.call('GET', '/v1/health/ready')).status).toBe(503)

  socket.write(body)
  expect(await ended).toBe(0)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answer).toContain('access_token')
})

test('SIGTERM makes the portal not ready first, while it still answers for STOP_DELAY seconds', async () => {
  const server = await startServer({ DATA_DIR: newDataDir(), STOP_DELAY: '2' })
  const started = performance.now()
  const ended = server.end('SIGTERM')
  await expect.poll(async () => (await server.call('GET', '/v1/health/ready')).status).toBe(503)
  expect((await server.call('GET', '/v1/publicsapps/')).status).toBe(200)
  expect(await ended).toBe(0)
  expect(performance.now() - started).toBeGreaterThan(1_900)
})

test('SIGINT waits for nobody', async () => {
  const server = await startServer({ DATA_DIR: newDataDir(), STOP_DELAY: '60' })
  expect(await server.end('SIGINT')).toBe(0)
})

test('SIGHUP opens the log anew and ends nothing', async () => {
  const DATA_DIR = newDataDir()
  const LOG_FILE = join(DATA_DIR, 'portal.log')
  const server = await startServer({ DATA_DIR, LOG_FILE })
  renameSync(LOG_FILE, `${LOG_FILE}.1`)
  server.signal('SIGHUP')
  await expect
    .poll(async () => {
      await server.call('GET', '/v1/publicsapps/')
      return readFileSync(LOG_FILE, 'utf8')
    })
    .toContain('/v1/publicsapps/')
  expect(readFileSync(`${LOG_FILE}.1`, 'utf8')).toContain('/v1/health/ready')
  expect(await server.end('SIGTERM')).toBe(0)
})
