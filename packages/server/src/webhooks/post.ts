import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { SECOND_MS } from '@portal/contract'
import { assertPublicHost, lookupPublic } from '@portal/platform/http/publicAddresses'

const PATIENCE_MS = 10 * SECOND_MS

type Post = { url: string; headers: Record<string, string>; body: string; allowsPrivate: boolean }

/**
 * Posts a message and gives the status of the answer, whose body nobody reads. Redirects are not followed. A private
 * address is refused when the connection is made, so that no name can change in between.
 *
 * @throws Error without an answer: a refused, unknown or silent address
 */
export function postMessage({ url, headers, body, allowsPrivate }: Post): Promise<number> {
  const target = new URL(url)
  if (!allowsPrivate) assertPublicHost(target)
  const send = target.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(!allowsPrivate && { lookup: lookupPublic }),
    })
    request.once('error', reject)
    request.once('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    request.end(body)
  })
}
