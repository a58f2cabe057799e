import { randomUUID } from 'node:crypto'
import { ProblemError } from '@portal/platform/http/problem'

/** Read with the first password, not with every start; once, because Node resolves the name at every import. */
let library: Promise<typeof import('@node-rs/argon2')> | undefined
const argon2 = () => {
  library ??= import('@node-rs/argon2')
  return library
}

/** argon2id at the floor of OWASP's cheat sheet (security, 2.1); the library's default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }
const AT_ONCE = 2
const QUEUE_MAX = 50
const PATIENCE_MS = 3_000
const RETRY_AFTER_S = 2

/** A hash of the same cost that no password fits: an unknown account takes as long as a known one. */
let nobody: Promise<string> | undefined

type Waiting = { start: () => void; timer: NodeJS.Timeout }
const queue: Waiting[] = []
let running = 0

/**
 * Hashing shares four threads with file reads, so two at once and a short queue; a storm of sign-ins is
 * told to come back instead of starving the catalogue.
 *
 * @throws ProblemError `unavailable` (503, Retry-After 2) with a full queue, or after 3 s in it
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running++
  else await turn()
  try {
    return await work()
  } finally {
    // The place goes to the next in the queue; nobody slips in between.
    const next = queue.shift()
    if (next) next.start()
    else running--
  }
}

const busy = () => new ProblemError('unavailable', { retryAfter: RETRY_AFTER_S })

/**
 * Turns a caller away who would find the queue full, before any other work is done for the call.
 *
 * @throws ProblemError `unavailable` (503, Retry-After 2)
 */
export function refuseInStorm(): void {
  if (running >= AT_ONCE && queue.length >= QUEUE_MAX) throw busy()
}

function turn(): Promise<void> {
  if (queue.length >= QUEUE_MAX) return Promise.reject(busy())
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      start: () => {
        clearTimeout(waiting.timer)
        resolve()
      },
      timer: setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(busy())
      }, PATIENCE_MS),
    }
    queue.push(waiting)
  })
}

/** @returns a PHC string with its own salt */
export const hashPassword = (password: string) => inTurn(async () => (await argon2()).hash(password, COST))

/** Whether the password fits; without a stored hash (unknown account) the same work and `false`. */
export const verifyPassword = (stored: string | undefined, password: string) =>
  inTurn(async () => {
    const { hash, verify } = await argon2()
    // Made with the first verification, whoever is asked for: no start waits for it, and its time tells nothing.
    nobody ??= hash(randomUUID(), COST)
    const nobodys = await nobody
    return (await verify(stored ?? nobodys, password)) && stored !== undefined
  })

/** A hash of less cost than today's is made anew at the next sign-in. */
export function isWeak(stored: string) {
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored)
  return !cost || Number(cost[1]) < COST.memoryCost || Number(cost[2]) < COST.timeCost
}
