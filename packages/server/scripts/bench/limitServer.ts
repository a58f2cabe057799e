import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

/** A bare server of one page and of the portal's files beside it. `limitServer.ts <port> <page, brotli> <portal>` */
const [port, file, portal] = process.argv.slice(2)
type Kept = { headers: Record<string, string | number>; body: Buffer }
const page: Kept = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  },
  body: readFileSync(file ?? ''),
}
const kept = new Map<string, Promise<Kept>>([['/', Promise.resolve(page)]])

createServer((request, response) => {
  const path = request.url ?? '/'
  const found = kept.get(path) ?? copy(path)
  kept.set(path, found)
  void found.then(({ headers, body }) =>
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
  )
}).listen(Number(port), '127.0.0.1')

/** Pictures and fonts are compressed in themselves: as the portal sends them. */
async function copy(path: string): Promise<Kept> {
  const answer = await fetch(portal + path)
  const headers: Kept['headers'] = {}
  for (const name of ['content-type', 'cache-control']) {
    const value = answer.headers.get(name)
    if (value) headers[name] = value
  }
  return { headers, body: Buffer.from(await answer.arrayBuffer()) }
}
