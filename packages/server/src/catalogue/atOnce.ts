import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Context } from '../app.ts'
import type { App } from '../instance.ts'
import { limitKey } from '../plugins/address.ts'
import { varyByOrigin } from '../plugins/cors.ts'
import { ALWAYS, dateBySecond } from '../plugins/headers.ts'
import type { CurrentCatalogue } from './current.ts'
import { pickEncoding } from './encodings.ts'
import { plainRead } from './plainRead.ts'
import { CACHING } from './routes.ts'
import type { Form } from './snapshot.ts'

const PATHS = new Set(['/v1/publicsapps/', '/v1/publicsapps'])

/**
 * Answers the plain read of the public catalogue before the framework: the one call that everybody makes, from
 * bytes that are ready. Whatever is not plain, not ready or not allowed goes the usual way, which says why.
 */
export function answerAtOnce(app: App, { limits, config, now }: Context, catalogue: CurrentCatalogue) {
  const date = dateBySecond(now)
  const caching = config.corsOrigins.length ? { ...CACHING, vary: varyByOrigin(CACHING.vary) } : CACHING
  const known = new WeakMap<Form, { found: string[]; same: string[] }>()
  /** Header lists that begin with the date: a list that is only filled in costs nothing to write. */
  const listsOf = (form: Form) => {
    const lists = known.get(form) ?? {
      found: flat({ date: '', ...ALWAYS, ...caching, etag: form.etag, ...form.headers }),
      same: flat({ date: '', ...ALWAYS, ...caching, etag: form.etag }),
    }
    known.set(form, lists)
    return lists
  }
  const readers = new WeakMap<Socket, string>()
  const readerOf = (socket: Socket) => {
    const reader = readers.get(socket) ?? limitKey(socket.remoteAddress ?? '')
    readers.set(socket, reader)
    return reader
  }
  const write = (response: ServerResponse, status: number, list: string[], body?: Buffer) => {
    list[1] = date()
    response.writeHead(status, list).end(body)
  }

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !PATHS.has(request.url ?? '')) return false
    if (config.trustProxy || app.drain.started) return false
    const read = plainRead(request.rawHeaders)
    const snapshot = read && catalogue.atHand()
    const form = snapshot?.ready(pickEncoding(read?.acceptEncoding))
    if (!form || !limits.allowsRead(readerOf(request.socket))) return false
    const { found, same } = listsOf(form)
    if (snapshot?.isKnown(read?.ifNoneMatch)) write(response, 304, same)
    else write(response, 200, found, form.body)
    return true
  }

  const handlers = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!isAnswered(request, response)) for (const handle of handlers) handle(request, response)
  })
}

const flat = (headers: Record<string, string>) => Object.entries(headers).flat()
