import type { DbOrTrx } from '../../db/index.ts'

/** Notes when a session showed the second factor. */
export const noteChecked = (trx: DbOrTrx, sessionId: number, now: Date) =>
  trx
    .updateTable('sessions')
    .set({ factor_checked_at: now.toISOString() })
    .where('id', '=', sessionId)
    .execute()
