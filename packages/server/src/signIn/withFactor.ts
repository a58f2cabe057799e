import type { FactorSignIn, Session } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../db/tables.ts'
import { lockUser } from '../factors/commands/change.ts'
import { takeFactor } from '../factors/commands/take.ts'
import { tell } from '../factors/tell.ts'
import { countTry, findTicket, spendTicket } from '../factors/tickets.ts'
import { authorOf } from '../journal/author.ts'
import { recordRefusedSignIn, recordSignIn } from '../journal/signIns.ts'
import type { Context } from '../module.ts'
import { startSession } from '../sessions/commands/open.ts'
import { findUser } from '../users/queries.ts'
import { refuseSignIn } from './refuse.ts'

type Deps = Pick<Context, 'db' | 'now' | 'config' | 'secrets' | 'attempts' | 'log'>
type Through = { partnerId: string; device: string | null }

/**
 * Finishes a sign-in whose password was right.
 *
 * @throws ProblemError `factor_refused` (401), `factor_ticket_over` (410), `too_many_requests` (429) while the account
 * pauses, and what the account is refused for meanwhile
 */
export async function signInWithFactor(
  deps: Deps,
  { factor_ticket, ...shown }: FactorSignIn,
  through: Through,
): Promise<Session> {
  const { db, now, attempts, log } = deps
  const ticket = await findTicket(deps, factor_ticket)
  const owner = ticket && (await findUser(db, ticket.user_id))
  if (!ticket || !owner) throw new ProblemError('factor_ticket_over')
  await attempts.begin('factor', owner.id)
  if (!(await countTry(db, ticket))) throw new ProblemError('factor_ticket_over')
  const taking = { userId: owner.id, purpose: `sign-in ${ticket.hash}` } as const
  const method = await takeFactor(deps, taking, shown)
  if (!method) {
    log.warn({ event: 'second factor refused', user: owner.id }, 'security')
    await recordRefusedSignIn(db, { user: owner, ...through, now: now(), code: 'factor_refused' })
    throw new ProblemError('factor_refused')
  }
  const { user, pair } = await db.transaction().execute(async (trx) => {
    const user: UserRow = await lockUser(trx, owner.id)
    refuseSignIn(deps, user)
    if (!(await spendTicket(trx, ticket))) throw new ProblemError('factor_ticket_over')
    await attempts.clear('factor', user.id, trx)
    await recordSignIn(trx, { user, ...through, now: now(), method })
    if (method === 'recovery')
      await tell(trx, now(), { event: 'recovery', by: authorOf(user, through), user })
    const factorCheckedAt = now().toISOString()
    const { device } = through
    return { user, pair: (await startSession(trx, user, now(), { device, factorCheckedAt })).pair }
  })
  log.info({ event: 'signed in', user: user.id, factor: method }, 'security')
  return { ...pair, roles: user.roles }
}
