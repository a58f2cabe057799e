import PQueue from 'p-queue'
import { ProblemError } from '../http/problem.ts'

type Limits = {
  /** Jobs that run at the same time. */
  atOnce: number
  /** Jobs that may wait. */
  waiting: number
  /** Longest wait in milliseconds; unlimited unless set. */
  patienceMs?: number
  /** Seconds after which a refused caller may come back. */
  retryAfter: number
}

/** Makes a queue that refuses what it cannot start soon with `unavailable` (503). */
export function createQueue({ atOnce, waiting, patienceMs, retryAfter }: Limits) {
  const queue = new PQueue({ concurrency: atOnce })
  const busy = () => new ProblemError('unavailable', { retryAfter })
  const refuseWhenFull = () => {
    if (queue.pending >= atOnce && queue.size >= waiting) throw busy()
  }
  return {
    /** @throws ProblemError `unavailable` when the queue is full */
    refuseWhenFull,
    /** Counts the jobs that wait for their turn. */
    waiting: () => queue.size,
    /** @throws ProblemError `unavailable` with a full queue, or after waiting too long */
    async run<Result>(job: () => Promise<Result>): Promise<Result> {
      refuseWhenFull()
      const waits = new AbortController()
      const timer = patienceMs === undefined ? undefined : setTimeout(() => waits.abort(busy()), patienceMs)
      const started = () => {
        clearTimeout(timer)
        return job()
      }
      return queue.add(started, { signal: waits.signal })
    },
  }
}
