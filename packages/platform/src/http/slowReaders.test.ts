import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { registerSlowReaders } from './slowReaders.ts'

/** More than the system buffers for a connection. */
const ANSWER = Buffer.alloc(128 * 1024 * 1024)
const HALF = ANSWER.subarray(ANSWER.length / 2)
const PATIENCE_MS = 300
let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  registerSlowReaders(app, PATIENCE_MS)
  app.get('/whole', (_request, reply) => reply.send(ANSWER))
  app.get('/parts', (_request, reply) => reply.send(Readable.from([HALF, HALF])))
  app.get('/events', (_request, reply) => {
    reply.type('text/event-stream')
    return reply.send(new Readable({ read() {} }))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

async function ask(path: string): Promise<Socket> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  client.pause()
  client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return client
}
const asked = async (path: string) => {
  const [[connection], client] = await Promise.all([
    once(app.server, 'connection') as Promise<[Socket]>,
    ask(path),
  ])
  return { connection, client }
}

describe.each(['/whole', '/parts'])('%s', (path) => {
  test('a reader who takes nothing is cut', async () => {
    const { connection } = await asked(path)
    const started = performance.now()
    await once(connection, 'close')
    expect(performance.now() - started).toBeLessThan(4 * PATIENCE_MS)
  })

  test('one who is slow, and steady, is waited for', async () => {
    const { client } = await asked(path)
    let taken = 0
    const count = (chunk: Buffer) => {
      taken += chunk.length
    }
    const stop = () => client.pause()
    client.on('data', count).on('data', stop)
    const reading = setInterval(() => client.resume(), 1)
    const ended = once(client, 'end')
    // Long enough to be cut several times.
    await wait(4 * PATIENCE_MS)
    expect(client.destroyed).toBe(false)
    clearInterval(reading)
    client.off('data', stop).resume()
    await ended
    expect(taken).toBeGreaterThan(ANSWER.length)
  })
})

test('a stream of events may be silent', async () => {
  const { connection, client } = await asked('/events')
  await wait(4 * PATIENCE_MS)
  expect(connection.destroyed).toBe(false)
  client.destroy()
})
