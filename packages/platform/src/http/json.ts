import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/**
 * Accepts JSON in UTF-8 only: uncompressed, without prototype keys, and without repeated keys, which two
 * readers would read differently (docs/security.md#input). The text/plain parser is off.
 */
export function registerJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (!isPlainJson(request)) return done(new ProblemError('unsupported_media_type'))
      return parse(request, body, (error, value) => {
        if (error) return done(error)
        if (saysKeyTwice(body)) return done(new ProblemError('invalid_json'))
        done(null, value)
      })
    },
  )
  app.addContentTypeParser('text/plain', readNothing)
}

/** ra-data-simple-rest names this type when it deletes, with no body; anything else of it is refused. */
async function readNothing({ method }: FastifyRequest, payload: AsyncIterable<unknown>) {
  if (method !== 'DELETE') throw new ProblemError('unsupported_media_type')
  for await (const _chunk of payload) throw new ProblemError('unsupported_media_type')
}

const isPlainJson = ({ headers }: FastifyRequest) =>
  JSON_TYPE.test(headers['content-type'] ?? '') &&
  (headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity')

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]/g

/** @param text valid JSON */
export function saysKeyTwice(text: string): boolean {
  /** Keys of each open object; `null` for each open list. */
  const open: ({ keys: Set<string>; expectsKey: boolean } | null)[] = []
  for (const [token] of text.matchAll(TOKENS)) {
    const top = open.at(-1)
    if (token === '{') open.push({ keys: new Set(), expectsKey: true })
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (!top) continue
    else if (token === ',') top.expectsKey = true
    else if (top.expectsKey) {
      const key = JSON.parse(token) as string
      if (top.keys.has(key)) return true
      top.keys.add(key)
      top.expectsKey = false
    }
  }
  return false
}
