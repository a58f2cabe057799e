import type { ErrorCode, Session, SignIn } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../db/tables.ts'
import { askForFactor } from '../factors/commands/ask.ts'
import { recordRefusedSignIn, recordSignIn } from '../journal/signIns.ts'
import type { Context } from '../module.ts'
import { hashPassword, isWeak, refuseInStorm, verifyPassword } from '../passwords/hashing.ts'
import { openSession } from '../sessions/commands/open.ts'
import { findUserByEmail } from '../users/queries.ts'
import { refusalOf } from './refuse.ts'

/**
 * Signs in by password. An unknown address and a wrong password get the same refusal in the same time; other
 * reasons are told only with the right password.
 *
 * @throws ProblemError `invalid_credentials`, `account_blocked`, `account_disabled`, `company_signin_only` or
 * `second_factor_needed` (401), `too_many_requests` (429) while the account pauses, `unavailable` (503) in a storm of sign-ins
 */
export async function signIn(
  { db, now, config, attempts, log }: Pick<Context, 'db' | 'now' | 'config' | 'attempts' | 'log'>,
  { email, password }: SignIn,
  { partnerId, device }: { partnerId: string; device: string | null },
): Promise<Session> {
  refuseInStorm()
  // Not waited for: the time of an answer tells nobody whose address it was.
  const noteRefusal = (user: UserRow, code: ErrorCode) =>
    void recordRefusedSignIn(db, { user, partnerId, now: now(), code }).catch((error: unknown) =>
      log.error({ err: error }, 'sign-in not recorded'),
    )
  await attempts.begin('sign-in', email)
  const user = await findUserByEmail(db, email)
  const fits = await verifyPassword(user?.password_hash, password).catch(async (error: unknown) => {
    await attempts.undo('sign-in', email)
    throw error
  })
  if (!user || !fits) {
    log.warn({ event: 'sign-in refused', user: user?.id }, 'security')
    if (user) noteRefusal(user, 'invalid_credentials')
    throw new ProblemError('invalid_credentials')
  }
  const refusal = refusalOf({ config, now }, user)
  if (refusal) {
    await attempts.clear('sign-in', email)
    noteRefusal(user, refusal)
    throw new ProblemError(refusal)
  }
  const stronger = isWeak(user.password_hash) ? await hashPassword(password) : null
  const { pair, needed } = await db.transaction().execute(async (trx) => {
    await attempts.clear('sign-in', email, trx)
    if (stronger)
      await trx.updateTable('users').set({ password_hash: stronger }).where('id', '=', user.id).execute()
    const needed = await askForFactor(trx, { config, now }, user)
    if (needed) return { needed }
    await recordSignIn(trx, { user, partnerId, now: now() })
    return { pair: await openSession(trx, user, now(), device) }
  })
  if (needed) throw new ProblemError('second_factor_needed', needed)
  log.info({ event: 'signed in', user: user.id }, 'security')
  return { ...pair, roles: user.roles }
}
