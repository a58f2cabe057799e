import { tooMany } from '@portal/platform/http/limits'

const RETRY_AFTER_S = 5

/** Lets each key do so many things at the same time, in this process; one more is refused with 429. */
export function atOnce(most: number) {
  const running = new Map<number, number>()
  return async <Result>(key: number, work: () => Promise<Result>): Promise<Result> => {
    const count = running.get(key) ?? 0
    if (count >= most) throw tooMany(RETRY_AFTER_S)
    running.set(key, count + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left === 0) running.delete(key)
      else running.set(key, left)
    }
  }
}
