import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = { id: string; headers: IncomingHttpHeaders; body: string }
/** A status to answer with, or `cut` to break the connection after the message was read. */
export type Reaction = number | 'cut'

/** Starts a receiver of webhooks; `react` says what it answers to each message. */
export async function startReceiver(react: (message: Received) => Reaction = () => 204, port = 0) {
  const messages: Received[] = []
  const server = createServer(async (request, response) => {
    const message = {
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body: await text(request),
    }
    messages.push(message)
    const reaction = react(message)
    if (reaction === 'cut') return void request.socket.destroy()
    response.writeHead(reaction, reaction === 302 ? { location: '/elsewhere' } : {}).end('thanks')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}/hook`,
    port: bound,
    messages,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
