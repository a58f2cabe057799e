import { hash } from '@node-rs/argon2'
import { load } from './load.ts'
import type { Subject } from './subject.ts'
import { atLeast, type Row } from './table.ts'

const AT_ONCE = 2
/** The parameters of `users/hashing.ts`. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }
const STORM = 10

/** Signs in one after the other in so many lanes. @returns sign-ins a second */
async function rate(work: () => Promise<unknown>, lanes: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < until) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done / seconds
}

/** Sign-in beside the hash alone, and what a storm of sign-ins does to the catalogue. */
export async function measureSignIn(subject: Subject, seconds: number): Promise<Row[]> {
  const body = JSON.stringify({ email: 'bench@exemple.fr', password: 'Mesure-2026!ok' })
  const headers = { 'content-type': 'application/json' }
  const signIn = async () => {
    const answer = await fetch(`${subject.served.url}/v1/token/`, { method: 'POST', headers, body })
    await answer.body?.cancel()
    if (![200, 429, 503].includes(answer.status)) throw new Error(`Sign-in answered ${answer.status}`)
  }
  const limit = await rate(() => hash('Mesure-2026!ok', COST), AT_ONCE, seconds)
  const ours = await rate(signIn, AT_ONCE, seconds)
  const catalogue = () => load(`${subject.served.url}/v1/publicsapps/`, { connections: 10, seconds })
  const quiet = await catalogue()
  const [stormy] = await Promise.all([catalogue(), rate(signIn, STORM, seconds)])
  return [
    atLeast('sign-in beside the hash alone', ours, limit, 0.9),
    {
      what: `catalogue p99 during ${STORM} concurrent sign-ins`,
      figure: `${(stormy.p99Ms / quiet.p99Ms).toFixed(1)} ×`,
      beside: `${stormy.p99Ms.toFixed(1)} ms and ${quiet.p99Ms.toFixed(1)} ms`,
      budget: '≤ 2 ×',
      isMet: stormy.p99Ms <= 2 * quiet.p99Ms,
    },
  ]
}
