import type { FactorShown } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { authorOf } from '../../journal/author.ts'
import type { Context } from '../../module.ts'
import type { Caller } from '../../sessions/queries.ts'
import { tell } from '../tell.ts'
import { noteChecked } from './noteChecked.ts'
import { takeFactor } from './take.ts'

/**
 * Notes on the session that its owner showed a factor again; wrong ones count as at sign-in.
 *
 * @throws ProblemError `factor_unavailable` (403) without one, `factor_wrong` (422), `too_many_requests` (429)
 */
export async function checkFactor(
  deps: Pick<Context, 'db' | 'now' | 'config' | 'secrets' | 'attempts' | 'log'>,
  { user, sessionId }: Caller,
  shown: FactorShown,
  through: { partnerId: string },
): Promise<void> {
  const { db, now, attempts, log } = deps
  if (user.factor_since === null) throw new ProblemError('factor_unavailable')
  await attempts.begin('factor', user.id)
  const method = await takeFactor(deps, { userId: user.id, purpose: `check ${sessionId}` }, shown)
  if (!method) {
    log.warn({ event: 'second factor refused', user: user.id }, 'security')
    throw new ProblemError('factor_wrong')
  }
  await db.transaction().execute(async (trx) => {
    await noteChecked(trx, sessionId, now())
    if (method === 'recovery')
      await tell(trx, now(), { event: 'recovery', by: authorOf(user, through), user })
    await attempts.clear('factor', user.id, trx)
  })
}
