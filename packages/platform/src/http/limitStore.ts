import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import QuickLRU from 'quick-lru'

const KEYS_MAX = 50_000

type Count = { start: number; current: number }

/**
 * The counts behind `@fastify/rate-limit`: in memory, by the portal's clock, and bounded for all limits together (the
 * keys unused for longest make room). What must hold across servers is counted in the database instead.
 */
export function countStore(now: () => Date): FastifyRateLimitStoreCtor {
  const counts = new QuickLRU<string, Count>({ maxSize: KEYS_MAX })
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, done, perMs) => {
      const at = now().getTime()
      const last = counts.get(key)
      // A clock that was set back starts anew.
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
