import { setTimeout as wait } from 'node:timers/promises'

/** Longest wait of a write for a lock held by another process. */
const PATIENCE_MS = 2_500
const RETRY_MS = 20
const SQLITE_BUSY = 5

/** The database is locked by another process; the caller answers 503 with `Retry-After`. */
export class DatabaseBusy extends Error {}

/** Starts the wait before a write queues, so that those behind a lock are refused together. */
export const newDeadline = () => performance.now() + PATIENCE_MS

/**
 * Tries again while another process holds the lock. Waits off the event loop, never inside SQLite.
 *
 * @throws DatabaseBusy once the deadline has passed
 */
export async function patiently<Result>(
  work: () => Promise<Result>,
  deadline = newDeadline(),
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > deadline) throw new DatabaseBusy('The database is busy', { cause: error })
      await wait(RETRY_MS)
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
