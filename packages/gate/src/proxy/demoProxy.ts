import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ProxyServer, proxyUpgrade } from 'httpxy'
import type { GatedRequest } from '../types.ts'
import type { ClockPlace } from './clockTag.ts'
import { readableEncodings } from './codings.ts'
import { sendDown } from './down.ts'
import { type PublicPath, readdress } from './readdress.ts'
import { relay } from './relay.ts'

/** Says that the demo took a request and does not answer it. */
class DemoSilent extends Error {}

/**
 * Hands requests and WebSockets of people who are in on to the demo. The address of the demo is the operator's alone;
 * paths arrive as they are to be asked for.
 */
export function createDemoProxy(options: {
  /** Addresses the demo: `http://127.0.0.1:8501`. */
  origin: string
  publicPath: PublicPath
  /** Finds the gate's own files for the clock; `hasClock` puts it into pages. */
  clock: ClockPlace
  hasClock: boolean
  /** Bounds how long the demo may take to begin its answer, in ms. */
  answerTimeoutMs: number
  warn: (message: string) => void
}) {
  const { origin, publicPath, clock, hasClock, answerTimeoutMs, warn } = options
  const proxy = new ProxyServer<GatedRequest, ServerResponse>({
    target: origin,
    selfHandleResponse: true,
    prependPath: false,
  })

  proxy.on('proxyReq', (request) => endSilence(request, answerTimeoutMs))
  proxy.on('proxyRes', (answer, req, res) => {
    // A demo that breaks off, or a person who leaves: the connection ends as it is.
    const origins = [origin, clock.publicOrigin(req)]
    relay(answer, req, res, {
      clock: hasClock ? clock : null,
      readdress: () => readdress(res, publicPath, origins),
    }).catch(() => res.destroy())
  })
  proxy.on('error', (error, req, res) => {
    if (!req || !res || !('writeHead' in res)) return
    warn(`The demo at ${origin} does not answer (${error.message || error.name})`)
    if (res.headersSent) return void res.destroy()
    sendDown(res, req, error instanceof DemoSilent ? 504 : 502, clock.assets)
  })

  return {
    web(req: GatedRequest, res: ServerResponse) {
      const wanted = req.headers['accept-encoding']
      if (wanted && hasClock) req.headers['accept-encoding'] = readableEncodings(wanted)
      return proxy.web(req, res).catch(() => void res.destroy())
    },

    async upgrade(req: IncomingMessage, socket: Socket, head: Buffer) {
      try {
        const demo = await proxyUpgrade(origin, req, socket, head, {
          xfwd: false,
          upgradeTimeout: answerTimeoutMs,
        })
        demo.on('error', () => demo.destroy())
        // Neither end outlives the other, however it ends.
        socket.once('close', () => demo.destroy())
        demo.once('close', () => socket.destroy())
        if (socket.destroyed) demo.destroy()
      } catch {
        socket.destroySoon()
      }
    },
  }
}

/** Ends a request when neither the upload moves on nor an answer begins. */
function endSilence(request: ClientRequest, timeoutMs: number) {
  let sent = 0
  const timer = setInterval(() => {
    const { bytesWritten = 0 } = request.socket ?? {}
    if (bytesWritten === sent) request.destroy(new DemoSilent('it says nothing'))
    sent = bytesWritten
  }, timeoutMs)
  const stop = () => clearInterval(timer)
  request.once('response', stop).once('close', stop)
}
