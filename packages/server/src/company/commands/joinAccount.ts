import { mayEdit } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import type { Person } from '../claims.ts'

/**
 * Lets the company's sign-in into an account that has this address, and tells its owner. Whoever registered the
 * address may never have owned it: its password and sessions end, unless the address was confirmed, or an
 * administrator gave the account a role.
 *
 * @throws ProblemError `company_email_unverified` when the provider does not vouch for the address
 */
export async function joinAccount(
  trx: Transaction<Database>,
  { now }: Pick<Deps, 'now'>,
  user: UserRow,
  { emailVerified }: Person,
): Promise<UserRow> {
  if (!emailVerified) throw new ProblemError('company_email_unverified')
  const at = now().toISOString()
  const wasConfirmed = user.email_confirmed_at !== null
  const losesPassword = !wasConfirmed && !mayEdit(user.roles) && user.password_hash !== ''
  await queueMail(trx, now(), user, 'companyJoined', { prenom: user.prenom, losesPassword })
  if (losesPassword) {
    await endSessions(trx, user.id, now())
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
  }
  return trx
    .updateTable('users')
    .set({
      ...(losesPassword && { password_hash: '' }),
      email_confirmed_at: user.email_confirmed_at ?? at,
      updated_at: nextInstant(user.updated_at, now()),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
