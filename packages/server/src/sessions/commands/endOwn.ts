import { ProblemError } from '@portal/platform/http/problem'
import type { Deps } from '../../deps.ts'
import { type Author, authorOf } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import type { Caller } from '../queries.ts'
import { endSessions } from './end.ts'

type Ending = Pick<Deps, 'db' | 'now'>
type Through = { partnerId: string }

/**
 * Ends one of the caller's sessions.
 *
 * @throws ProblemError `not_found` for another's session, and for one that is over
 */
export async function endOwnSession({ db, now }: Ending, { user }: Caller, through: Through, id: number) {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ revoked_at: at.toISOString() })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at.toISOString())
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ProblemError('not_found')
    await recordEnd(trx, at, authorOf(user, through), user.id)
  })
}

/** Ends the caller's sessions but the one that asks. */
export async function endOtherSessions({ db, now }: Ending, { user, sessionId }: Caller, through: Through) {
  const at = now()
  await db.transaction().execute(async (trx) => {
    await endSessions(trx, user.id, at, sessionId)
    await recordEnd(trx, at, authorOf(user, through), user.id)
  })
}

const recordEnd = (trx: Parameters<typeof record>[0], at: Date, by: Author, id: number) =>
  record(trx, at, { kind: 'person.sessions', by, on: { object: 'person', id } })
