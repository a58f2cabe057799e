import { lookup } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '@portal/contract'
import QuickLRU from 'quick-lru'

const TIMEOUT_MS = 3 * SECOND_MS
const RESOLVE_MS = SECOND_MS
const REMEMBERED_MS = 5 * SECOND_MS
const REMEMBERED_MAX = 1000
/** Statuses of a proxy whose program is down. */
const ABSENT = new Set([502, 503, 504])

export type Reach = ReturnType<typeof createReach>

/**
 * Looks whether demos answer: at their configured address only, with a time limit, following no redirect. What was
 * found holds for some seconds.
 *
 * @param resolve finds the address of a host's name
 */
export function createReach(resolve: (host: string) => Promise<unknown> = lookup) {
  const known = new QuickLRU<string, Promise<boolean>>({ maxSize: REMEMBERED_MAX, maxAge: REMEMBERED_MS })
  return {
    answers(url: string): Promise<boolean> {
      const found = known.get(url)
      if (found) return found
      const answers = ask(url, resolve)
      known.set(url, answers)
      return answers
    },
  }
}

async function ask(url: string, resolve: (host: string) => Promise<unknown>): Promise<boolean> {
  if (!(await isResolved(new URL(url).hostname, resolve))) return true
  try {
    const { status, body } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await body?.cancel()
    return !ABSENT.has(status)
  } catch (error) {
    return !isAbsence(error)
  }
}

/** A name that only people's browsers can resolve says nothing, nor does a name server that is slow or away. */
function isResolved(host: string, resolve: (host: string) => Promise<unknown>): Promise<boolean> {
  const found = resolve(host.replace(/^\[|\]$/g, '')).then(
    () => true,
    () => false,
  )
  return Promise.race([found, pause(RESOLVE_MS, false, { ref: false })])
}

/** A refused, broken or silent connection. */
function isAbsence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError') return true
  const cause: unknown = error.cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^(ECONN(REFUSED|RESET|ABORTED)|EHOSTUNREACH|ETIMEDOUT|EPIPE|UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT))$/.test(
    code,
  )
}
