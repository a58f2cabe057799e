import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import zlib from 'node:zlib'
import { WebSocketServer } from 'ws'

export const PAGE =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Démo</title></head><body>Démo</body></html>'

const html = (res: ServerResponse, headers: Record<string, string>, body: string | Buffer) =>
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

const ROUTES: Record<string, (req: IncomingMessage, res: ServerResponse) => unknown> = {
  '/': (_req, res) => html(res, { etag: '"1"', 'cache-control': 'public, max-age=31536000' }, PAGE),
  '/gzip': (_req, res) => html(res, { 'content-encoding': 'gzip' }, zlib.gzipSync(PAGE)),
  '/deflate': (_req, res) => html(res, { 'content-encoding': 'deflate' }, zlib.deflateSync(PAGE)),
  '/br': (_req, res) => html(res, { 'content-encoding': 'br' }, zlib.brotliCompressSync(PAGE)),
  '/zstd': (_req, res) => html(res, { 'content-encoding': 'zstd' }, zlib.zstdCompressSync(PAGE)),
  '/unknown-coding': (_req, res) => html(res, { 'content-encoding': 'x-own' }, PAGE),
  '/csp': (_req, res) =>
    html(res, { 'content-security-policy': "default-src 'none'; script-src 'nonce-abc'" }, PAGE),
  '/asset.js': (_req, res) =>
    res
      .writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000',
        expires: 'x',
      })
      .end('1'),
  '/headers': (req, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(req.headers)),
  '/cookies': (_req, res) => res.writeHead(204, { 'set-cookie': ['a=1; Path=/x/', 'b=2'] }).end(),
  '/own-address': (req, res) =>
    res.writeHead(302, { location: `http://127.0.0.1:${req.socket.localPort}/page#part` }).end(),
  '/public-address': (req, res) =>
    res
      .writeHead(302, {
        location: `http://${req.headers.host}/page`,
        'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2; path=/x', 'c=3'],
      })
      .end(),
  '/foreign': (_req, res) => res.writeHead(302, { location: 'https://exemple.fr/page' }).end(),
  '/elsewhere': (_req, res) => res.writeHead(302, { location: '/page?x=1' }).end(),
  '/silent': () => {},
  '/breaks-off': (_req, res) => {
    res.writeHead(200, { 'content-length': '1000' }).write('some')
    setTimeout(() => res.destroy(), 50)
  },
  async '/streamed'(_req, res) {
    res.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
    const gzip = zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH })
    gzip.pipe(res)
    for (const part of ['<!doc', 'type html><html><he', 'ad><title>first</title>']) gzip.write(part)
    await pause(400)
    gzip.end('</head><body>last</body></html>')
  },
  async '/upload'(req, res) {
    const hash = createHash('sha256')
    for await (const chunk of req) hash.update(chunk)
    res.end(hash.digest('hex'))
  },
  '/download'(_req, res) {
    const timer = setInterval(() => res.write(Buffer.alloc(65_536)), 10)
    res.on('close', () => clearInterval(timer))
  },
  '/stream'(_req, res) {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => res.write('data: tick\n\n'), 20)
    res.on('close', () => clearInterval(timer))
  },
}

/** A demo as others write them: it knows nothing of any gate. */
export async function startDemo() {
  const open = { requests: 0, sockets: 0 }
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    open.requests += 1
    res.on('close', () => {
      open.requests -= 1
    })
    const route = ROUTES[req.url?.split('?')[0]?.replace(/^\/CODE/, '') ?? '']
    if (route) void route(req, res)
    else res.writeHead(404, { 'content-type': 'text/plain' }).end('nothing here')
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (req, socket, head) => {
    asked.push(req.url ?? '')
    if (req.url?.startsWith('/refused')) return socket.end('HTTP/1.1 418 Teapot\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(req, socket, head, (client) => {
      open.sockets += 1
      const timer = setInterval(() => client.send('tick'), 20)
      client.on('message', (data) => client.send(`echo ${data}`))
      client.on('close', () => {
        open.sockets -= 1
        clearInterval(timer)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    open,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const client of sockets.clients) client.terminate()
      }),
  }
}

export type TestDemo = Awaited<ReturnType<typeof startDemo>>
