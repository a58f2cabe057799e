import { randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'

export type Reply = { status: number; headers: Headers }

/** Stands for a demo that hangs up or says nothing in time. */
const SILENCE: Reply = { status: 0, headers: new Headers() }

/** Tells whether somebody sees the demo. */
export const isOpen = ({ status }: Reply) => status >= 200 && status < 300

/** Visits the demo: keeps its cookies, and follows nothing by itself. A demo that hangs up answers with status 0. */
export type DemoVisitor = {
  cookies: Map<string, string>
  /** Repeats the lines that set them, as they came. */
  setCookies: string[]
  get: (path: string) => Promise<Reply>
  /** @returns the answer as a stream of bytes that ends when it is cut */
  stream: (path: string) => Promise<Reply & { ended: Promise<unknown> }>
  /** @returns the socket, or the status of a refusal */
  dial: (path: string, origin?: string) => Promise<Duplex | number>
}

const TIMEOUT_MS = 10_000

export function visitDemo(url: string): DemoVisitor {
  const { origin } = new URL(url)
  const cookies = new Map<string, string>()
  const setCookies: string[] = []
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function open(path: string, accept: string, signal?: AbortSignal) {
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      headers: { cookie: cookie(), accept },
      signal: signal ?? null,
    })
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line)
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  return {
    cookies,
    setCookies,
    async get(path) {
      const response = await open(path, 'text/html,*/*', AbortSignal.timeout(TIMEOUT_MS)).catch(() => null)
      await response?.body?.cancel()
      return response ?? SILENCE
    },
    async stream(path) {
      const response = await open(path, 'text/event-stream').catch(() => null)
      const drain = async () => {
        for await (const _ of response?.body ?? []);
      }
      const { status, headers } = response ?? SILENCE
      return { status, headers, ended: drain().catch(() => null) }
    },
    dial: (path, from = origin) =>
      new Promise((resolve) => {
        const target = new URL(path, url)
        const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
          headers: {
            cookie: cookie(),
            origin: from,
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': randomBytes(16).toString('base64'),
          },
        })
        request.setTimeout(TIMEOUT_MS, () => request.destroy())
        request.on('upgrade', (_response, socket) => resolve(socket))
        request.on('response', (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        request.on('error', () => resolve(SILENCE.status))
        request.end()
      }),
  }
}
