import { createServer } from 'node:http'
import process from 'node:process'
import { WebSocketServer } from 'ws'

/** A demo of one page, one stream and a WebSocket that answers nothing. `demo.ts <port>` */
const [port] = process.argv.slice(2)
const page = JSON.stringify({ text: 'x'.repeat(1000) })

const server = createServer((request, response) => {
  if (request.url !== '/stream')
    return response.writeHead(200, { 'content-type': 'application/json' }).end(page)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => response.write('data: 1\n\n'), 100)
  return response.once('close', () => clearInterval(timer))
})
new WebSocketServer({ server })
server.listen(Number(port), '127.0.0.1')
