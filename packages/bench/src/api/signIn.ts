import { setTimeout as wait } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { load } from '../load.ts'
import { ADMIN, type Subject } from '../subject.ts'
import { atLeast, multiple, type Row } from '../table.ts'

const AT_ONCE = 10
const SHARE = 0.8
const P99_TIMES = 3
/** More than may wait for a hash; refused callers come back when told to. */
const MANY = 100
const RETRY_AFTER_MS = 2_000
/** The parameters of `passwords/hashing.ts`. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }
const STORM = { perSecond: 100, seconds: 5, patienceMs: 10_000 }
const EXPECTED = [200, 401, 429, 503]

/** Measures sign-in beside the hash alone, and the catalogue during ten sign-ins at once. */
export async function measureSignIn(subject: Subject, seconds: number, label: string): Promise<Row[]> {
  const { url } = subject.served
  const signIn = () => load(`${url}/v1/token/`, { connections: AT_ONCE, seconds, body: ADMIN })
  const catalogue = () => load(`${url}/v1/publicsapps/`, { connections: 10, seconds })
  const limit = await hashesPerSecond(seconds)
  const ours = await signIn()
  const many = await signInsPerSecond(subject, seconds * 3)
  const quiet = await catalogue()
  const [during] = await Promise.all([catalogue(), signIn()])
  return [
    atLeast(`sign-in beside the hash alone, ${AT_ONCE} at once, ${label}`, ours.perSecond, limit, SHARE),
    atLeast(`sign-in beside the hash alone, ${MANY} at once, ${label}`, many, limit, SHARE),
    multiple(
      `catalogue p99 during ${AT_ONCE} sign-ins at once, ${label}`,
      during.p99Ms,
      quiet.p99Ms,
      P99_TIMES,
      'ms',
    ),
  ]
}

/** Counts hashes a second, several at once. */
async function hashesPerSecond(seconds: number): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < until) {
      await hash(ADMIN.password, COST)
      done++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return (done * 1000) / (performance.now() - started)
}

/** Counts successful sign-ins a second, of several callers in a loop. @throws Error on any other answer */
async function signInsPerSecond(subject: Subject, seconds: number): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < until) {
      const { status } = await attempt(subject, ADMIN)
      if (status === 200) done++
      else if (status === 503) await wait(RETRY_AFTER_MS)
      else throw new Error(`A sign-in was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: MANY }, lane))
  return (done * 1000) / (performance.now() - started)
}

/** Sends more sign-ins than can be hashed, from many addresses; each must get an answer. */
export async function measureStorm(subject: Subject, label: string): Promise<Row[]> {
  const started = performance.now()
  const answers: Promise<{ status: number; ms: number }>[] = []
  for (let sent = 0; sent < STORM.perSecond * STORM.seconds; sent++) {
    const due = started + (sent * 1000) / STORM.perSecond
    await wait(Math.max(0, due - performance.now()))
    answers.push(attempt(subject, sent % 2 ? ADMIN : { ...ADMIN, password: 'Faux-2026!xx' }))
  }
  const seen = await Promise.all(answers)
  const counts = EXPECTED.map(
    (status) => [status, seen.filter((one) => one.status === status).length] as const,
  )
  const strange = seen.filter(({ status }) => !EXPECTED.includes(status)).length
  const longest = Math.max(...seen.map(({ ms }) => ms))
  return [
    {
      what: `a storm of ${STORM.perSecond} sign-ins a second, ${label}: other answers than ${EXPECTED.join(', ')}`,
      figure: String(strange),
      beside: counts
        .filter(([, count]) => count > 0)
        .map(([status, count]) => `${count} × ${status}`)
        .concat(`longest ${(longest / 1000).toFixed(1)} s`)
        .join(', '),
      budget: '0',
      isMet: strange === 0,
    },
  ]
}

/** @returns status 0 when no answer came in time */
async function attempt(subject: Subject, body: object): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const status = await fetch(`${subject.served.url}/v1/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(STORM.patienceMs),
  }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status
    },
    () => 0,
  )
  return { status, ms: performance.now() - started }
}
