import { Readable } from 'node:stream'
import { SECOND_MS } from '@portal/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppRow } from '../db/tables.ts'
import { type AccessFeed, asMessage } from './feed.ts'

/** Keeps the connection alive: proxies and the server itself close what is silent for longer. */
const ALIVE_MS = 15 * SECOND_MS
/** Time after which a reader that lost the stream reconnects. */
const RETRY_MS = 1000

/**
 * Answers with the app's events as they happen, until the reader leaves or the server stops
 * (HTML Living Standard, server-sent events).
 */
export async function streamEvents(
  feed: AccessFeed,
  demo: AppRow,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const stream = new Readable({ read: () => {} })
  const alive = setInterval(() => stream.push(': alive\n\n'), ALIVE_MS)
  const lastId = Number(request.headers['last-event-id'])
  const sent = new Set([lastId])
  const leave = await feed.listen({
    appId: demo.id,
    hear: (event) => {
      if (!sent.has(event.id)) stream.push(asMessage(event))
    },
    end: () => {
      clearInterval(alive)
      stream.push(null)
    },
  })
  reply.raw.once('close', () => {
    clearInterval(alive)
    leave()
  })
  stream.push(`retry: ${RETRY_MS}\n\n`)
  if (Number.isSafeInteger(lastId) && lastId > 0)
    for (const event of await feed.missed(demo.id, lastId)) {
      sent.add(event.id)
      stream.push(asMessage(event))
    }
  reply.header('content-type', 'text/event-stream; charset=utf-8')
  // Proxies such as nginx would hold the events back.
  reply.header('x-accel-buffering', 'no')
  return reply.send(stream)
}
