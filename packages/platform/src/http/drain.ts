import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}
type Drain = {
  /** True once a stop was announced; `ready` then answers 503. */
  readonly started: boolean
  /** Aborted when new requests are refused: what never ends by itself, such as an event stream, ends then. */
  readonly signal: AbortSignal
  /** Makes `ready` answer 503 while requests are still served, so that a balancer turns away. */
  announce(): void
  /** Answers new requests with 503, and waits for running ones, at most this long. */
  start(patienceMs: number): Promise<void>
}

/** Stops without cutting anybody off (docs/security.md#operations). */
export function registerDrain(app: FastifyInstance) {
  let running = 0
  let started = false
  const refusing = new AbortController()
  const ended = () => {
    running--
  }
  app.addHook('onRequest', (request, reply, done) => {
    running++
    // Also when the client leaves before the answer; `onResponse` does not run then.
    reply.raw.on('close', ended)
    if (!refusing.signal.aborted || request.routeOptions.url?.startsWith('/v1/health/')) return done()
    reply.header('connection', 'close')
    done(new ProblemError('unavailable', { retryAfter: 5 }))
  })
  app.decorate('drain', {
    get started() {
      return started
    },
    signal: refusing.signal,
    announce() {
      started = true
    },
    async start(patienceMs: number) {
      started = true
      refusing.abort()
      const deadline = performance.now() + patienceMs
      while (running > 0 && performance.now() < deadline) await wait(20)
    },
  })
}
