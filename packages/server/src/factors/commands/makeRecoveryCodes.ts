import { ProblemError } from '@portal/platform/http/problem'
import type { Deps } from '../../deps.ts'
import { authorOf } from '../../journal/author.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../recovery.ts'
import { tell } from '../tell.ts'
import { changeFactors } from './change.ts'
import type { Setting } from './set.ts'

/**
 * Makes recovery codes in place of those before. Stores only their hashes.
 *
 * @throws ProblemError `factor_unavailable` (403) without a factor that they stand in for
 */
export const makeRecoveryCodes = (
  deps: Pick<Deps, 'db' | 'now'>,
  { caller, through }: Setting,
): Promise<string[]> =>
  changeFactors(deps, caller.user.id, async (trx, user) => {
    if (user.factor_since === null) throw new ProblemError('factor_unavailable')
    const codes = newRecoveryCodes()
    await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ hash: hashRecoveryCode(code), user_id: user.id })))
      .execute()
    const by = authorOf(user, through)
    await tell(trx, deps.now(), { event: 'set', by, user, method: 'recovery' })
    return codes
  })
