import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

/**
 * A bare server of one page and of the portal's files beside it, with the portal's headers: what a browser does
 * with them (a process of its own for `Cross-Origin-Opener-Policy`) is no matter of the page.
 * `limitServer.ts <port> <page, brotli> <portal> <path of the page there>`
 */
const [port, file, portal = '', path = ''] = process.argv.slice(2)
type Kept = { headers: Record<string, string | number>; body: Buffer }

/** Each answer's own, and the policy: it names the hashes of the portal's styles, the limit has others. */
const LEFT_OUT =
  /^(connection|keep-alive|date|content-length|content-encoding|content-security-policy|x-request-id)$/

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

/** Pictures and fonts are compressed in themselves: as the portal sends them. */
async function copy(asked: string): Promise<Kept> {
  const answer = await fetch(portal + asked)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.test(name)))
  return { headers, body: Buffer.from(await answer.arrayBuffer()) }
}
