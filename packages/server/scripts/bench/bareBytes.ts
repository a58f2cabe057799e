import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

/** The limit: a bare server that hands out bytes from a Buffer. `bareBytes.ts <port> <file> <headers as JSON> [etag]` */
const [port, file, headers, etag] = process.argv.slice(2)
const body = readFileSync(file ?? '')
const sent = { ...(JSON.parse(headers ?? '{}') as Record<string, string>), 'content-length': body.length }

createServer((request, response) => {
  if (etag && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  response.writeHead(200, sent).end(body)
}).listen(Number(port), '127.0.0.1')
