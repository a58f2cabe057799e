import type { FactorMethod } from '@portal/contract'
import type { Transaction } from 'kysely'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { authorOf } from '../../journal/author.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import type { Caller } from '../../sessions/queries.ts'
import { tell } from '../tell.ts'
import { changeFactors } from './change.ts'
import { noteChecked } from './noteChecked.ts'

export type Setting = { caller: Caller; through: { partnerId: string } }

/**
 * Sets a factor that its owner has just shown, which counts as a check. The first one ends every other session: they
 * began without.
 */
export const setFactor = <Result>(
  deps: Pick<Deps, 'db' | 'now'>,
  { caller, through }: Setting,
  method: FactorMethod,
  store: (trx: Transaction<Database>, user: UserRow) => Promise<Result>,
): Promise<Result> =>
  changeFactors(deps, caller.user.id, async (trx, user) => {
    const now = deps.now()
    const result = await store(trx, user)
    if (user.factor_since === null) await endSessions(trx, user.id, now, caller.sessionId)
    await noteChecked(trx, caller.sessionId, now)
    await tell(trx, now, { event: 'set', by: authorOf(user, through), user, method })
    return result
  })
