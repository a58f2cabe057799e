import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { benchPage } from './benchPage.ts'
import { livePage } from './livePage.ts'
import { move, newStock } from './stock.ts'
import { readVisitor } from './visitor.ts'

/** Names the app whose demonstration lives on a WebSocket; every other one is a bench. */
const LIVE_CODE = 'VISIOSTOCK'
const LIVE_PATH = `/${LIVE_CODE}/live`
const MOVE_MS = 400

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const FILES: Readonly<Record<string, string>> = {
  'demo.css': 'text/css; charset=utf-8',
  'demo.js': 'text/javascript; charset=utf-8',
  'live.js': 'text/javascript; charset=utf-8',
  'specimen.js': 'text/javascript; charset=utf-8',
}

/** Serves `/CODE/` and what it loads. Like anybody's demo it knows nothing of gates but the headers that they set. */
async function answer(req: IncomingMessage, res: ServerResponse) {
  const [, code = '', ...rest] = (req.url?.split('?')[0] ?? '/').split('/')
  const file = rest.join('/')
  res.setHeader('Content-Security-Policy', CSP)
  if (rest.length === 0) return res.writeHead(308, { Location: `/${code}/` }).end()
  if (file === '') {
    const page = (code === LIVE_CODE ? livePage : benchPage)(code, readVisitor(req.headers))
    return res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.markup)
  }
  const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined
  if (!type) return res.writeHead(404, { 'Content-Type': 'text/plain' }).end('404')
  const body = await readFile(new URL(`browser/${file}`, import.meta.url))
  return res.writeHead(200, { 'Content-Type': type }).end(body)
}

/** Starts the demonstrations at a free port of this machine alone: people come through their gates. */
export async function startDemonstrations() {
  const sockets = new WebSocketServer({ noServer: true })
  let stock = newStock()
  const timer = setInterval(() => {
    stock = move(stock)
    for (const client of sockets.clients) client.send(JSON.stringify(stock))
  }, MOVE_MS)

  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy())
  })
  server.on('upgrade', (req, socket, head) => {
    if (req.url !== LIVE_PATH) return socket.destroy()
    sockets.handleUpgrade(req, socket, head, (client) => client.send(JSON.stringify(stock)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer)
      for (const client of sockets.clients) client.terminate()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
