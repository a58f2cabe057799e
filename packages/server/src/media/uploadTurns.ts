import { tooMany } from '@portal/platform/http/limits'
import pLimit, { type LimitFunction } from 'p-limit'
import QuickLRU from 'quick-lru'

const RETRY_AFTER_S = 5
const ACCOUNTS_MAX = 1_000

/** Limits the simultaneous uploads of each account in this process; one more gets 429. */
export function uploadTurns(most: number) {
  const byAccount = new QuickLRU<number, LimitFunction>({ maxSize: ACCOUNTS_MAX })
  return <Result>(account: number, upload: () => Promise<Result>): Promise<Result> => {
    const limit = byAccount.get(account) ?? pLimit(most)
    byAccount.set(account, limit)
    if (limit.activeCount >= most) throw tooMany(RETRY_AFTER_S)
    return limit(upload)
  }
}
