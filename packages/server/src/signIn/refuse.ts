import { type ErrorCode, UserStatus } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { maySignIn, mayUsePassword } from '../policy.ts'

type RefuseDeps = Pick<Deps, 'config' | 'now'>

/** Tells why an account may not sign in at all; `null` when it may. */
export function closedFor(user: UserRow): ErrorCode | null {
  if (maySignIn(user)) return null
  return user.status === UserStatus.blocked ? 'account_blocked' : 'account_disabled'
}

/** Tells why an account may not sign in with its password; `null` when it may. */
export function refusalOf({ config, now }: RefuseDeps, user: UserRow): ErrorCode | null {
  const closed = closedFor(user)
  if (closed) return closed
  return mayUsePassword(config, user, now()) ? null : 'company_signin_only'
}

/** @throws ProblemError with the code of {@link refusalOf} */
export function refuseSignIn(deps: RefuseDeps, user: UserRow): void {
  const code = refusalOf(deps, user)
  if (code) throw new ProblemError(code)
}
