import type { Engine } from '@portal/platform/db/engine'
import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../../db/index.ts'
import { actingAdmins } from '../../policy.ts'

/**
 * Call it before somebody stops being an administrator. Locks the others' rows until the transaction ends,
 * so that two at once cannot both leave; on the embedded database a transaction has the file to itself
 * anyway.
 *
 * @throws ProblemError `last_admin` when nobody else could administer
 */
export async function keepOneAdmin(trx: DbOrTrx, engine: Engine, leaving: number): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where(actingAdmins)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  if (!admins.some(({ id }) => id !== leaving)) throw new ProblemError('last_admin')
}
