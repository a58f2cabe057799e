import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '@portal/platform/jobs/queue'

/** argon2id, the library's default, at the floor of OWASP's cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }
/** Fits no password and costs as much as any: an unknown account takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$TNp6i4kcSi2aGKtNPTpzdA$D+Zqsl/zqreJGvNmJSRexi2yQtwf3YJdQXYC+TxRxlM'

/**
 * Bounds the hashes of the whole process, which share its four threads with file reads: a storm of sign-ins is told to
 * come back instead of starving the catalogue (docs/security.md#load).
 */
const queue = createQueue({ atOnce: 2, waiting: 50, patienceMs: 3_000, retryAfter: 2 })

/**
 * Refuses a caller before any other work when the queue is full.
 *
 * @throws ProblemError `unavailable` (503, Retry-After 2)
 */
export const refuseInStorm = queue.refuseWhenFull
export const hashesWaiting = queue.waiting

/**
 * @returns a PHC string with its own salt
 * @throws ProblemError `unavailable` (503, Retry-After 2) with a full queue, or after 3 s in it
 */
export const hashPassword = (password: string) => queue.run(() => hash(password, COST))

/**
 * Verifies a password; without a stored hash (unknown account, or one without a password) it does the same work and
 * returns `false`.
 *
 * @throws ProblemError as {@link hashPassword}
 */
export const verifyPassword = (stored: string | undefined, password: string) =>
  queue.run(async () => (await verify(stored || NOBODYS_HASH, password)) && Boolean(stored))

/** Tells whether a stored hash costs less than today's, and is to be replaced at sign-in. */
export function isWeak(stored: string) {
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored)
  return !cost || Number(cost[1]) < COST.memoryCost || Number(cost[2]) < COST.timeCost
}
