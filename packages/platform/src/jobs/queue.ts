import { ProblemError } from '../http/problem.ts'

/**
 * Runs jobs one after the other, in the order in which they came.
 *
 * @param longest how many may wait; one more is refused with `unavailable` (503) and a moment to come back
 */
export function oneAtATime(longest: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (waiting >= longest) return Promise.reject(new ProblemError('unavailable', { retryAfter: 10 }))
    waiting += 1
    const result = last.then(job).finally(() => {
      waiting -= 1
    })
    last = result.catch(() => {})
    return result
  }
}
