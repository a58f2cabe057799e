import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Place } from './place.ts'
import { startPortal, statusOf } from './portal.ts'

const AT_ONCE = 200
const REQUEST = 'GET /v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
const SLOW_MS = 2_000
/** Leaves room beside the portal's own 184 MB and 9.5 KB for each connection, which are Node's socket and parser. */
const MEMORY_MAX_MB = 320

/** Opens so many connections, each used once and then silent: newcomers are still answered at once. */
export async function holdIdle({ env }: Place, connections: number): Promise<string> {
  const portal = await startPortal(env)
  const sockets: Socket[] = []
  try {
    let open = 0
    while (sockets.length < connections)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, connections - sockets.length) }, async () => {
          const socket = connect(portal.port, '127.0.0.1').on('error', () => {})
          sockets.push(socket)
          await once(socket, 'connect')
          open += 1
          socket.on('close', () => {
            open -= 1
          })
          socket.write(REQUEST)
          await once(socket, 'data')
        }),
      )
    const most = open
    const started = performance.now()
    if ((await statusOf(portal.call, '/v1/publicsapps/')) !== 200)
      throw new Error('a newcomer is not answered')
    const took = performance.now() - started
    const memory = portal.memory()
    if (took > SLOW_MS) throw new Error(`a newcomer waited ${Math.round(took)} ms`)
    if (most < connections * 0.9)
      throw new Error(`only ${most} of ${connections} connections were held at once`)
    if (memory > MEMORY_MAX_MB) throw new Error(`${Math.round(memory)} MB with ${most} connections`)
    return `${most} at once, a newcomer answered in ${Math.round(took)} ms, ${Math.round(memory)} MB`
  } finally {
    for (const socket of sockets) socket.destroy()
    await portal.end('SIGTERM')
  }
}
