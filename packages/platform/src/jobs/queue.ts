import PQueue from 'p-queue'
import { ProblemError } from '../http/problem.ts'

type Limits = {
  /** How many jobs run at the same time. */
  atOnce: number
  /** How many more may wait. */
  waiting: number
  /** How long (ms) one waits at most; for good unless set. */
  patienceMs?: number
  /** Seconds after which whoever was refused may come back. */
  retryAfter: number
}

/** A queue that refuses what it cannot start soon with `unavailable` (503) and a moment to come back. */
export function createQueue({ atOnce, waiting, patienceMs, retryAfter }: Limits) {
  const queue = new PQueue({ concurrency: atOnce })
  const busy = () => new ProblemError('unavailable', { retryAfter })
  const refuseWhenFull = () => {
    if (queue.pending >= atOnce && queue.size >= waiting) throw busy()
  }
  return {
    /** @throws ProblemError `unavailable` where one more job would be refused */
    refuseWhenFull,
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
export type Queue = ReturnType<typeof createQueue>
