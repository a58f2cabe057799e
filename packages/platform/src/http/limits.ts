import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countStore } from './limitStore.ts'
import { ProblemError } from './problem.ts'
import { type LimitName, RATES, type Rate, SESSION_RATE } from './rates.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a route; `other` unless set, `false` for none. */
    limit?: LimitName | false
  }
  interface FastifyRequest {
    /** The key of the next count. */
    countedAs: string
  }
}

type Deps = { config: { limitsFactor: number }; now: () => Date }
export type Limits = Awaited<ReturnType<typeof registerLimits>>

/**
 * Counts the calls of each address; routes count accounts and sessions. `LIMITS_FACTOR` multiplies every
 * rate.
 */
export async function registerLimits(app: FastifyInstance, { config, now }: Deps) {
  await app.register(rateLimit, { global: false, store: countStore(now) })
  app.decorateRequest('countedAs', '')
  const limiter = (name: string, [most, perMs]: Rate) =>
    app.createRateLimit({
      max: Math.ceil(most * config.limitsFactor),
      timeWindow: perMs,
      keyGenerator: ({ countedAs }) => `${name}:${perMs}:${countedAs}`,
    })
  type Limiter = ReturnType<typeof limiter>
  const limiters = (by: 'address' | 'account') =>
    new Map<string, Limiter[]>(
      Object.entries(RATES).map(([name, rates]) => [
        name,
        rates[by].map((rate) => limiter(`${name}:${by}`, rate)),
      ]),
    )
  const byAddress = limiters('address')
  const byAccount = limiters('account')
  const bySession = [limiter('session', SESSION_RATE)]

  /** A call refused by a shorter window does not count in a longer one. */
  async function count(request: FastifyRequest, key: string, counted: Limiter[] = []) {
    for (const limit of counted) {
      request.countedAs = key
      const rate = await limit(request)
      if (!rate.isAllowed && rate.isExceeded) throw tooMany(rate.ttlInSeconds)
    }
  }
  const limits = {
    /** Runs before anything else of a request is read. The key is the route, so no spelling of it is new. */
    async ofAddress(request: FastifyRequest) {
      const name = limitOf(request)
      if (!name || (name === 'other' && request.headers.authorization)) return
      await count(request, addressKey(request.ip), byAddress.get(name))
    },
    /** Counts a bad token as an anonymous call. */
    ofStranger: (request: FastifyRequest) => count(request, addressKey(request.ip), byAddress.get('other')),
    /** Runs once the caller is known. */
    async ofAccount(request: FastifyRequest, userId: number) {
      const name = limitOf(request)
      if (name) await count(request, String(userId), byAccount.get(name))
    },
    /** Counts the refreshes of one session. */
    ofSession: (request: FastifyRequest, sessionId: number) => count(request, String(sessionId), bySession),
  }
  app.addHook('onRequest', limits.ofAddress)
  return limits
}

export const tooMany = (seconds: number) =>
  new ProblemError('too_many_requests', { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds })

/**
 * Gives the IPv4 address, or the /64 of an IPv6 one, which one customer has whole.
 *
 * @param address `undefined` once the socket is closed; all such callers share one key
 */
export const addressKey = (address: string | undefined) =>
  address === undefined ? 'gone' : normalizeIP(address)

function limitOf(request: FastifyRequest): LimitName | false {
  const { config, url } = request.routeOptions
  if (config.limit !== undefined) return config.limit
  return url === undefined || url.startsWith('/v1/') ? 'other' : false
}
