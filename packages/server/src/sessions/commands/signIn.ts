import { type ErrorCode, type Session, type SignIn, UserStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../../db/tables.ts'
import { recordRefusedSignIn, recordSignIn } from '../../journal/signIns.ts'
import type { Context } from '../../module.ts'
import { hashPassword, isWeak, refuseInStorm, verifyPassword } from '../../passwords/hashing.ts'
import { maySignIn, mayUsePassword } from '../../policy.ts'
import { openSession } from './open.ts'

/**
 * Signs in by password. An unknown address and a wrong password get the same refusal in the same time; other
 * reasons are told only with the right password.
 *
 * @throws ProblemError `invalid_credentials`, `account_blocked`, `account_disabled` or
 * `company_signin_only` (401), `too_many_requests` (429) while the account pauses, `unavailable` (503) in a storm of sign-ins
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
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  const fits = await verifyPassword(user?.password_hash, password).catch(async (error: unknown) => {
    await attempts.undo('sign-in', email)
    throw error
  })
  if (!user || !fits) {
    log.warn({ event: 'sign-in refused', user: user?.id }, 'security')
    if (user) noteRefusal(user, 'invalid_credentials')
    throw new ProblemError('invalid_credentials')
  }
  if (!maySignIn(user)) {
    await attempts.clear('sign-in', email)
    const code = user.status === UserStatus.blocked ? 'account_blocked' : 'account_disabled'
    noteRefusal(user, code)
    throw new ProblemError(code)
  }
  if (!mayUsePassword(config, user, now())) {
    await attempts.clear('sign-in', email)
    noteRefusal(user, 'company_signin_only')
    throw new ProblemError('company_signin_only')
  }
  const stronger = isWeak(user.password_hash) ? await hashPassword(password) : null
  const pair = await db.transaction().execute(async (trx) => {
    await attempts.clear('sign-in', email, trx)
    if (stronger)
      await trx.updateTable('users').set({ password_hash: stronger }).where('id', '=', user.id).execute()
    await recordSignIn(trx, { user, partnerId, now: now() })
    return openSession(trx, user, now(), device)
  })
  log.info({ event: 'signed in', user: user.id }, 'security')
  return { ...pair, roles: user.roles }
}
