import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

/** Run by `ReceiverProcess`: file of what it counted, port (0 for a free one), secret. */
const [, , file = '', port = '0', secret = ''] = process.argv
const counted = new Set(
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id),
)

const server = createServer(async (request, response) => {
  const body = await text(request)
  const headers = request.headers as Record<string, string>
  try {
    new Webhook(secret).verify(body, headers)
  } catch {
    return response.writeHead(400).end()
  }
  count(headers['webhook-id'] ?? '', JSON.parse(body))
  response.writeHead(204).end()
})
server.listen(Number(port), '127.0.0.1', () =>
  process.stdout.write(String((server.address() as AddressInfo).port)),
)

function count(id: string, { type, data }: { type: string; data: { access_id: number } }) {
  if (counted.has(id)) return appendFileSync(`${file}.again`, `${id}\n`)
  counted.add(id)
  const handle = openSync(file, 'a')
  writeSync(handle, `${JSON.stringify({ id, type, access: data.access_id })}\n`)
  fsyncSync(handle)
  closeSync(handle)
}
