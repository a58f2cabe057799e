import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

/**
 * The limit: a bare server that hands out bytes from a Buffer, and a 304 to whoever holds them. Headers are JSON.
 * `bareBytes.ts <port> <file> <headers> [headers of the 304]`
 */
const [port, file, headers = '{}', headersOf304 = '{}'] = process.argv.slice(2)
const body = readFileSync(file ?? '')
const sent = { ...(JSON.parse(headers) as Record<string, string>), 'content-length': body.length }
const sentWith304 = JSON.parse(headersOf304) as Record<string, string>
const { etag } = sentWith304

createServer((request, response) => {
  if (etag && request.headers['if-none-match'] === etag) {
    response.writeHead(304, sentWith304).end()
    return
  }
  response.writeHead(200, sent).end(body)
}).listen(Number(port), '127.0.0.1')
