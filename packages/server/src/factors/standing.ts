import type { ErrorCode, Who } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { readSettings } from '../parameters/settings.ts'
import { checkedUntil, hasToSetFactor, isFactorAsked } from '../policy.ts'
import type { Caller } from '../sessions/queries.ts'
import { isCompanySession } from './queries.ts'

type Asking = { who: Who; stepUp: boolean }

const isManaging = ({ who }: Asking) => who === 'editor' || who === 'admin'
/** Tells which calls look at the second factor of their caller. */
export const looksAtFactor = (asking: Asking) => asking.stepUp || isManaging(asking)

/**
 * Guards calls by the second factor of their caller, whom a guard before named.
 *
 * @throws ProblemError `factor_setup_needed`, `step_up_needed` (403)
 */
export const factorGuard = (deps: Pick<Deps, 'db' | 'config' | 'now'>) => (asking: Asking) =>
  async function guard({ caller }: FastifyRequest) {
    const code = caller && (await stillNeeded(deps, caller, asking))
    if (code) throw new ProblemError(code)
  }

async function stillNeeded(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { user, sessionId, factorCheckedAt }: Caller,
  asking: Asking,
): Promise<ErrorCode | null> {
  const { secondFactor } = await readSettings(db, config)
  const hasToSet = isManaging(asking) && hasToSetFactor(secondFactor, user)
  const isStale =
    asking.stepUp && isFactorAsked(secondFactor, user) && checkedUntil(factorCheckedAt, now()) === null
  if (!hasToSet && !isStale) return null
  // The company asked for its own at its sign-in.
  if (isManaging(asking) && (await isCompanySession(db, sessionId))) return null
  return hasToSet ? 'factor_setup_needed' : 'step_up_needed'
}
