import { ProblemError } from '@portal/platform/http/problem'
import { endAbandoned, forgetAccesses } from '../../accesses/commands/forget.ts'
import type { Deps } from '../../deps.ts'
import { isActingAdmin } from '../../policy.ts'
import { findUser } from '../queries.ts'
import { keepOneAdmin } from './keepOneAdmin.ts'

/**
 * Deletes an account with its sessions, tokens and proofs, ends its open accesses, and leaves a number in
 * what must stay (GDPR, art. 17).
 *
 * @throws ProblemError `not_found`, `last_admin`
 */
export async function removeUser(
  { db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUser(trx, id)
    if (!user) throw new ProblemError('not_found')
    if (isActingAdmin(user)) await keepOneAdmin(trx, engine, id)
    await forgetAccesses(trx, id, now())
    await trx.deleteFrom('outbox').where('recipient', '=', user.email).execute()
    await trx.deleteFrom('users').where('id', '=', id).execute()
    await endAbandoned(trx, now())
  })
}
