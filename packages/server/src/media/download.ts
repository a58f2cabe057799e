import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { assertPublicHost, lookupPublic } from '@portal/platform/http/publicAddresses'

const REDIRECTS_MAX = 3
const REDIRECTS = [301, 302, 303, 307, 308]

export class TooLarge extends Error {}

type Download = {
  file: string
  /** Largest accepted size in bytes. */
  limit: number
  /** Private addresses and http, too. */
  allowsPrivate: boolean
  signal: AbortSignal
}

/**
 * Fetches an address into a local file. Each address on the way is judged when the connection is made, so that no name
 * and no redirect leads to a private one.
 *
 * @throws TooLarge beyond the limit; Error without a file
 */
export async function download(address: string, { file, limit, ...how }: Download): Promise<void> {
  const answer = await follow(new URL(address), how, REDIRECTS_MAX)
  let bytes = Number(answer.headers['content-length'] ?? 0)
  if (bytes > limit) throw new TooLarge(tooLarge(answer))
  bytes = 0
  await pipeline(
    answer,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > limit) throw new TooLarge(tooLarge(answer))
        yield chunk
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    { signal: how.signal },
  )
}

function tooLarge(answer: IncomingMessage) {
  answer.destroy()
  return 'The file is larger than accepted'
}

async function follow(
  target: URL,
  how: Pick<Download, 'allowsPrivate' | 'signal'>,
  redirects: number,
): Promise<IncomingMessage> {
  const answer = await get(target, how)
  if (answer.statusCode === 200) return answer
  answer.destroy()
  const { location } = answer.headers
  if (!REDIRECTS.includes(answer.statusCode ?? 0) || !location || redirects === 0)
    throw new Error(`${target.host} answered ${answer.statusCode}`)
  return follow(new URL(location, target), how, redirects - 1)
}

function get(target: URL, { allowsPrivate, signal }: Pick<Download, 'allowsPrivate' | 'signal'>) {
  const isSecure = target.protocol === 'https:'
  if (!isSecure && !(allowsPrivate && target.protocol === 'http:'))
    throw new Error(`${target.protocol} is not https`)
  if (!allowsPrivate) assertPublicHost(target)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const send = isSecure ? overHttps : overHttp
    const headers = { accept: '*/*', 'accept-encoding': 'identity' }
    const request = send(target, {
      headers,
      agent: false,
      signal,
      ...(!allowsPrivate && { lookup: lookupPublic }),
    })
    request.once('error', reject)
    request.once('response', resolve)
    request.end()
  })
}
