import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitKey } from './address.ts'
import { ProblemError } from './problem.ts'
import { countedWindows, type Window } from './windows.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * How often a route may be called, by address and by account (security, 2.3).
 *
 * @param factor multiplies every limit
 */
function limitsTimes(factor: number) {
  const window = (max: number, per: number): Window => ({ max: Math.ceil(max * factor), per })
  const byRoute: Record<LimitName, { address: Window[]; account?: Window[] }> = {
    signIn: { address: [window(10, MINUTE), window(100, HOUR)] },
    refresh: { address: [window(60, MINUTE)] },
    signUp: { address: [window(5, HOUR)] },
    password: { address: [window(10, HOUR)] },
    launch: { address: [window(30, MINUTE)], account: [window(30, HOUR)] },
    upload: { address: [window(60, HOUR)] },
    other: { address: [window(100, 10 * SECOND)], account: [window(300, 10 * SECOND)] },
  }
  return { byRoute, perSession: [window(10, MINUTE)] }
}

export type LimitName = 'signIn' | 'refresh' | 'signUp' | 'password' | 'launch' | 'upload' | 'other'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit counts here; `other` unless set, `false` for none. */
    limit?: LimitName | false
  }
}

/** Counts calls of the API; `LIMITS_FACTOR` multiplies every limit. */
type Tools = { config: { limitsFactor: number }; now: () => Date }

export function createLimits({ config, now }: Tools) {
  const counts = countedWindows()
  const { byRoute, perSession } = limitsTimes(config.limitsFactor)
  const take = (key: string, windows: readonly Window[] | undefined) => {
    const seconds = windows ? counts.take(key, windows, now().getTime()) : 0
    if (seconds > 0) throw tooMany(seconds)
  }
  return {
    /** Before anything else of a request is looked at. The key is the route, so no spelling of it is new. */
    ofAddress(request: FastifyRequest) {
      const name = limitOf(request)
      if (!name || (name === 'other' && request.headers.authorization)) return
      take(`${name}:${limitKey(request.ip)}`, byRoute[name].address)
    },
    /** A token that is no good counts as an anonymous call. */
    ofStranger(request: FastifyRequest) {
      take(`other:${limitKey(request.ip)}`, byRoute.other.address)
    },
    /** Once it is known who calls. */
    ofAccount(request: FastifyRequest, userId: number) {
      const name = limitOf(request)
      if (name) take(`${name}:user:${userId}`, byRoute[name].account)
    },
    /** Refreshes of one sign-in. */
    ofSession(sessionId: number) {
      take(`session:${sessionId}`, perSession)
    },
  }
}
export type Limits = ReturnType<typeof createLimits>

export function registerLimits(app: FastifyInstance, limits: Limits) {
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      limits.ofAddress(request)
    } catch (error) {
      return done(error as ProblemError)
    }
    done()
  })
}

export const tooMany = (seconds: number) =>
  new ProblemError('too_many_requests', { values: { seconds }, retryAfter: seconds })

function limitOf(request: FastifyRequest): LimitName | false {
  const { config, url } = request.routeOptions
  if (config.limit !== undefined) return config.limit
  return url === undefined || url.startsWith('/v1/') ? 'other' : false
}
