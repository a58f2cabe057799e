import type { Deps } from '../../deps.ts'
import { findActiveSession, findRefreshToken } from '../queries.ts'
import { endSession } from './end.ts'

/** Ends the session of either token; unknown tokens end nothing. */
export async function signOut(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { access, refresh }: { access: string | undefined; refresh: string | undefined },
): Promise<void> {
  const sessions = [
    access && (await findActiveSession({ db, now }, access))?.sessionId,
    refresh && (await findRefreshToken(db, refresh))?.session_id,
  ]
  for (const id of sessions) if (id) await endSession(db, id, now())
}
