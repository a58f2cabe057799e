import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import { endAbandoned, forgetAccesses } from '../../accesses/commands/forget.ts'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import { isActingAdmin } from '../../policy.ts'
import { findUser } from '../queries.ts'
import { keepOneAdmin } from './keepOneAdmin.ts'

/**
 * Deletes an account and notes its uuid outside the database, so that no restore brings it back unasked.
 *
 * @returns the account as it was
 * @throws ProblemError `not_found`, `last_admin`
 */
export async function removeUser(
  { db, engine, now, deletedPeople }: Pick<Deps, 'db' | 'engine' | 'now' | 'deletedPeople'>,
  by: Author,
  id: number,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const user = await findUser(trx, id)
    if (!user) throw new ProblemError('not_found')
    if (isActingAdmin(user)) await keepOneAdmin(trx, engine, id)
    await forgetUser(trx, user, now())
    await record(trx, now(), { kind: 'person.deleted', by, on: { object: 'person', id } })
    // Before the commit: a crash in between rather names somebody who is still there than loses a deletion.
    await deletedPeople.add(user.uuid)
    return user
  })
}

/**
 * Takes a person out of the database: sessions, tokens and proofs go with the account, open accesses end, and what
 * must stay for the log and the figures keeps a number in place of the person (GDPR, art. 17).
 */
export async function forgetUser(trx: Transaction<Database>, user: UserRow, now: Date): Promise<void> {
  await forgetAccesses(trx, user.id, now)
  await trx.deleteFrom('outbox').where('recipient', '=', user.email).execute()
  await trx.deleteFrom('users').where('id', '=', user.id).execute()
  await endAbandoned(trx, now)
}
