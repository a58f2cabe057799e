import type { DbOrTrx } from '../../db/index.ts'

/** Ends a user's sessions, all or all but one, and sign-ins on their way; their tokens are refused from the next request on. */
export async function endSessions(trx: DbOrTrx, userId: number, now: Date, except?: number) {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .execute()
  await trx.deleteFrom('factor_tickets').where('user_id', '=', userId).execute()
}

/**
 * Ends one session.
 *
 * @returns whose it was; `undefined` when it had ended
 */
export async function endSession(trx: DbOrTrx, sessionId: number, now: Date): Promise<number | undefined> {
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}
