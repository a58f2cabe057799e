import { createHash } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@portal/contract'
import { tooMany } from '@portal/platform/http/limits'
import { after } from '@portal/platform/time/instants'
import type { DbOrTrx } from '../db/index.ts'
import type { AttemptsTable } from '../db/tables/accounts.ts'
import type { Deps } from '../deps.ts'

const WINDOW_MS = 15 * MINUTE_MS
const FORGET_MS = 12 * HOUR_MS
const LOCK_MIN_MS = MINUTE_MS
const LOCK_MAX_MS = 15 * MINUTE_MS
const FAILURES_MAX = 5

type AttemptKind = 'sign-in' | 'password' | 'reset' | 'confirmation' | 'factor'

/**
 * Counts failures by account, in the database so that they hold across servers and addresses: after 5 in 15 minutes
 * the account pauses for 1 minute, doubling to 15.
 *
 * An attempt is counted before it is judged, so parallel guesses cannot pass the counter.
 */
export function createAttempts({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>) {
  const failuresMax = Math.ceil(FAILURES_MAX * config.limitsFactor)
  return {
    /**
     * Counts an attempt as failed until `clear` says otherwise.
     *
     * @throws ProblemError `too_many_requests` (429) while the account pauses
     */
    async begin(kind: AttemptKind, account: string | number) {
      const key = keyOf(kind, account)
      const at = now()
      await db.transaction().execute(async (trx) => {
        // Writing first takes the row's lock, on both engines.
        const count = await lockCount(trx, key, at.toISOString())
        const wait = pauseLeft(count, at)
        if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
        await trx
          .updateTable('attempts')
          .set(counted(count, at, failuresMax))
          .where('key', '=', key)
          .execute()
      })
    },
    /** Uncounts an attempt that could not be judged. */
    async undo(kind: AttemptKind, account: string | number) {
      await db
        .updateTable('attempts')
        .set((eb) => ({ failures: eb('failures', '-', 1), locked_until: null }))
        .where('key', '=', keyOf(kind, account))
        .where('failures', '>', 0)
        .execute()
    },
    /** Resets the account after a success, in that success's transaction if there is one. */
    async clear(kind: AttemptKind, account: string | number, trx: DbOrTrx = db) {
      await trx.deleteFrom('attempts').where('key', '=', keyOf(kind, account)).execute()
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>

const lockCount = (trx: DbOrTrx, key: string, at: string) =>
  trx
    .insertInto('attempts')
    .values({ key, failures: 0, first_at: at, last_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Counts unknown addresses like known ones; the table holds a digest of what was typed. */
const keyOf = (kind: AttemptKind, account: string | number) =>
  `${kind}:${createHash('sha256').update(String(account)).digest('base64url')}`

/** Gives the milliseconds left; ignores a pause that a clock set back has stretched. */
function pauseLeft({ locked_until }: AttemptsTable, now: Date) {
  const left = locked_until ? Date.parse(locked_until) - now.getTime() : 0
  return left > LOCK_MAX_MS ? 0 : Math.max(0, left)
}

function counted(row: AttemptsTable, now: Date, failuresMax: number) {
  const since = (instant: string) => now.getTime() - Date.parse(instant)
  const forgotten =
    since(row.last_at) > FORGET_MS || (row.failures < failuresMax && since(row.first_at) > WINDOW_MS)
  const failures = (forgotten ? 0 : row.failures) + 1
  const lock = LOCK_MIN_MS * 2 ** Math.min(failures - failuresMax, 10)
  return {
    failures,
    first_at: forgotten ? now.toISOString() : row.first_at,
    last_at: now.toISOString(),
    locked_until: failures >= failuresMax ? after(now, Math.min(lock, LOCK_MAX_MS)) : null,
  }
}
