import { recordSignOut } from '../../journal/signIns.ts'
import type { Context } from '../../module.ts'
import { findActiveSession, findRefreshToken } from '../queries.ts'
import { endSession } from './end.ts'

/**
 * Ends the session of either token; unknown tokens end nothing.
 *
 * @returns where the session at the company's provider ends too, if it began there
 */
export async function signOut(
  { db, now, company }: Pick<Context, 'db' | 'now' | 'company'>,
  { access, refresh }: { access: string | undefined; refresh: string | undefined },
  partnerId: string,
): Promise<string | null> {
  const sessions = [
    access && (await findActiveSession({ db, now }, access))?.sessionId,
    refresh && (await findRefreshToken(db, refresh))?.session_id,
  ]
  const ids = sessions.filter((id) => typeof id === 'number')
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const userId = await endSession(trx, id, now())
      if (userId !== undefined) await recordSignOut(trx, { userId, partnerId, now: now() })
    }
  })
  return ids[0] === undefined ? null : company.leavingAddress(ids[0])
}
