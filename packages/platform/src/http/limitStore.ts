import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import QuickLRU from 'quick-lru'

const KEYS_MAX = 50_000

type Count = { start: number; current: number }

/**
 * Counts for `@fastify/rate-limit` in memory, by the portal's clock. All limits share one bounded store; the
 * least recently used keys go first. Counts that hold across servers are in the database.
 */
export function countStore(now: () => Date): FastifyRateLimitStoreCtor {
  const counts = new QuickLRU<string, Count>({ maxSize: KEYS_MAX })
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, done, perMs) => {
      const at = now().getTime()
      const last = counts.get(key)
      // A clock that was set back starts a new window.
      const goes = last !== undefined && at >= last.start && at < last.start + perMs
      const count = goes ? { start: last.start, current: last.current + 1 } : { start: at, current: 1 }
      counts.set(key, count)
      done(null, { current: count.current, ttl: count.start + perMs - at })
    }
    child() {
      return this
    }
  }
}
