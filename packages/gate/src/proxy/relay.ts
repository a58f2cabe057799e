import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { endsHere } from '../request/hopByHop.ts'
import { limitCaching } from './caching.ts'
import { type ClockPlace, clockTag, wantsClock } from './clockTag.ts'
import { codingOf } from './codings.ts'
import { insertTag } from './insertTag.ts'

/** Changes an answer on its way. */
type Change = {
  /** Finds the clock's files; `null` leaves the clock out. */
  clock: ClockPlace | null
  readdress: () => void
}

/**
 * Sends the demo's answer on as it comes, a page with the clock in it. When either end breaks off, the proxy library
 * ends the other.
 */
export async function relay(
  answer: IncomingMessage,
  req: IncomingMessage,
  res: ServerResponse,
  { clock, readdress }: Change,
): Promise<void> {
  copyHeaders(answer, res)
  readdress()
  res.statusCode = answer.statusCode ?? 502
  res.statusMessage = answer.statusMessage ?? ''
  const isPage = /^text\/html\b/i.test(answer.headers['content-type'] ?? '')
  limitCaching(res, isPage)
  const coding = codingOf(answer.headers['content-encoding'])
  if (!clock || !isPage || coding === undefined || !wantsClock(req, answer)) return void answer.pipe(res)
  const tag = await clockTag(req, res, clock)
  // The page is another one now: neither its length nor its validators hold.
  for (const name of ['content-length', 'etag', 'last-modified', 'accept-ranges', 'content-md5', 'digest'])
    res.removeHeader(name)
  if (req.method === 'HEAD') return void answer.pipe(res)
  const last = coding ? coding.encode() : insertTag(tag)
  const steps = coding ? [coding.decode(), insertTag(tag), last] : [last]
  pipeline([answer, ...steps], (error) => error && res.destroy())
  last.pipe(res)
}

/** Copies what is meant for the person and not for this connection. */
function copyHeaders({ headersDistinct, headers: { connection } }: IncomingMessage, res: ServerResponse) {
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    if (name === 'transfer-encoding' || endsHere(name, connection)) continue
    if (name === 'set-cookie') for (const value of values) res.appendHeader(name, value)
    else res.setHeader(name, values.length === 1 ? (values[0] ?? '') : values)
  }
}
