import { fieldError } from '@portal/platform/http/problem'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../sessions/tokens.ts'

/**
 * Confirms an address with the token of a link, which works once.
 *
 * @returns the account's id
 * @throws ProblemError `invalid_fields` (422) naming `token` when it is unknown, used or expired
 */
export async function confirmEmail({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<number> {
  const at = now().toISOString()
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('email_confirmations')
      .where('hash', '=', hashToken(token))
      .where('expires_at', '>', at)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) throw fieldError('token', 'common.invalidValue')
    await trx
      .updateTable('users')
      .set({ email_confirmed_at: at })
      .where('id', '=', used.user_id)
      .where('email_confirmed_at', 'is', null)
      .execute()
    return used.user_id
  })
}
