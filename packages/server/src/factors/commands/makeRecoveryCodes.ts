import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../recovery.ts'
import { changeFactors } from './change.ts'

/**
 * Makes recovery codes in place of those before. Stores only their hashes.
 *
 * @throws ProblemError `factor_unavailable` (403) without a factor that they stand in for
 */
export const makeRecoveryCodes = (deps: Pick<Deps, 'db' | 'now'>, { id }: UserRow): Promise<string[]> =>
  changeFactors(deps, id, async (trx, user) => {
    if (user.factor_since === null) throw new ProblemError('factor_unavailable')
    const codes = newRecoveryCodes()
    await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ hash: hashRecoveryCode(code), user_id: id })))
      .execute()
    return codes
  })
