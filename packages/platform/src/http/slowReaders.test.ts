import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchReaders } from './slowReaders.ts'

/** More than the system buffers for a connection. */
const ANSWER = Buffer.alloc(32 * 1024 * 1024)
const LOOK_MS = 50
let server: Server
beforeEach(async () => {
  server = createServer((_request, response) => void response.end(ANSWER))
  watchReaders(server, LOOK_MS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

async function ask(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  client.pause()
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return client
}

test('cuts a reader who takes nothing', async () => {
  const [connection] = await Promise.all([once(server, 'connection') as Promise<[Socket]>, ask()])
  await once(connection[0], 'close')
  expect(connection[0].bytesWritten).toBeGreaterThanOrEqual(ANSWER.length)
})

test('waits for one who is slow, and steady', async () => {
  const client = await ask()
  let taken = 0
  client.on('data', (chunk) => {
    taken += chunk.length
    client.pause()
  })
  const reading = setInterval(() => client.resume(), 1)
  const ended = once(client, 'end')
  // Long enough for many looks.
  await wait(8 * LOOK_MS)
  expect(client.destroyed).toBe(false)
  clearInterval(reading)
  client.removeAllListeners('data').on('data', (chunk) => {
    taken += chunk.length
  })
  client.resume()
  await ended
  expect(taken).toBeGreaterThan(ANSWER.length)
})
