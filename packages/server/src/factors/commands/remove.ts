import { ProblemError } from '@portal/platform/http/problem'
import type { Deps } from '../../deps.ts'
import { type Author, authorOf } from '../../journal/author.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { tell } from '../tell.ts'
import { changeFactors } from './change.ts'
import type { Setting } from './set.ts'

type RemoveDeps = Pick<Deps, 'db' | 'now'>

/** @throws ProblemError `not_found` for another's passkey */
export const removePasskey = (deps: RemoveDeps, { caller, through }: Setting, id: number): Promise<void> =>
  changeFactors(deps, caller.user.id, async (trx, user) => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ProblemError('not_found')
    await tell(trx, deps.now(), { event: 'removed', by: authorOf(user, through), user, method: 'passkey' })
  })

/** Removes one-time codes; without any, nothing happens. */
export const removeCode = (deps: RemoveDeps, { caller, through }: Setting): Promise<void> =>
  changeFactors(deps, caller.user.id, async (trx, user) => {
    const { numDeletedRows } = await trx
      .deleteFrom('factor_codes')
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await tell(trx, deps.now(), { event: 'removed', by: authorOf(user, through), user, method: 'code' })
  })

/** Takes away all factors of somebody who lost them, and ends their sessions; without any, nothing happens. */
export const resetFactors = (deps: RemoveDeps, by: Author, userId: number): Promise<void> =>
  changeFactors(deps, userId, async (trx, user) => {
    if (user.factor_since === null) return
    for (const table of ['passkeys', 'factor_codes', 'code_setups'] as const)
      await trx.deleteFrom(table).where('user_id', '=', user.id).execute()
    await endSessions(trx, user.id, deps.now())
    await tell(trx, deps.now(), { event: 'reset', by, user })
  })
