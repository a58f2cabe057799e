import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'
import { sameHeaders } from './sameHeaders.ts'

/**
 * Serves one page and the portal's files beside it, with the portal's headers. `limitServer.ts <port> <page,
 * brotli> <portal> <path of the page there>`
 */
const [port, file, portal = '', path = ''] = process.argv.slice(2)
type Kept = { headers: Record<string, string | number>; body: Buffer }

const kept = new Map([['/', limit()]])

createServer((request, response) => {
  const asked = request.url ?? '/'
  const found = kept.get(asked) ?? copy(asked)
  kept.set(asked, found)
  void found.then(({ headers, body }) =>
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
  )
}).listen(Number(port), '127.0.0.1')

async function limit(): Promise<Kept> {
  const { headers } = await copy(path)
  return { headers: { ...headers, 'content-encoding': 'br' }, body: readFileSync(file ?? '') }
}

/** Pictures and fonts are compressed already and sent as the portal sends them. */
async function copy(asked: string): Promise<Kept> {
  const answer = await fetch(portal + asked)
  return { headers: sameHeaders(answer), body: Buffer.from(await answer.arrayBuffer()) }
}
