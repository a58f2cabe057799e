import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import { after } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import { shutAccesses } from '../../accesses/commands/shut.ts'
import type { Database } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { recordSignOut } from '../../journal/signIns.ts'
import { endSession } from '../../sessions/commands/end.ts'
import { hashToken } from '../../sessions/tokens.ts'
import { LOGOUT_TOKEN_S, type LogoutToken, readLogoutToken } from '../logoutToken.ts'
import type { Provider } from '../provider.ts'
import { findByIdentity } from '../queries.ts'

/** The token is good for its age and the difference of clocks. */
const REMEMBERED_MS = 2 * LOGOUT_TOKEN_S * 1000

/**
 * Ends what the provider says is over: sessions that began there, and the person's running accesses at the gates.
 *
 * @throws ProblemError `invalid_logout_token`, also for a token that was heard before; `provider_unreachable`
 */
export async function logOut(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  provider: Provider,
  token: string,
): Promise<void> {
  const said = await readLogoutToken(provider, token, now())
  try {
    const users = await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('company_logouts')
        .values({ hash: hashToken(said.jti), expires_at: after(now(), REMEMBERED_MS) })
        .execute()
      return end(trx, provider.issuer, said, now())
    })
    log.info({ event: 'signed out by company', users }, 'security')
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('invalid_logout_token')
    throw error
  }
}

async function end(trx: Transaction<Database>, issuer: string, { sub, sid }: LogoutToken, now: Date) {
  const sessions = await trx
    .selectFrom('company_sessions')
    .innerJoin('sessions', 'sessions.id', 'company_sessions.session_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('issuer', '=', issuer)
    .$if(sid !== undefined, (query) => query.where('sid', '=', sid ?? ''))
    .$if(sub !== undefined, (query) => query.where('subject', '=', sub ?? ''))
    .where('sessions.revoked_at', 'is', null)
    .execute()
  for (const { id, user_id: userId } of sessions) {
    await endSession(trx, id, now)
    await recordSignOut(trx, { userId, now })
  }
  const known = sub === undefined ? undefined : await findByIdentity(trx, { issuer, subject: sub })
  const users = new Set([...sessions.map(({ user_id }) => user_id), ...(known ? [known.id] : [])])
  for (const user of users) await shutAccesses(trx, user, now)
  return [...users]
}
