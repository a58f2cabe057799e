import { connect } from 'node:net'
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
