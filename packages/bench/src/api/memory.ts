import { load } from '../load.ts'
import type { Subject } from '../subject.ts'
import { atMost, type Row } from '../table.ts'

const BUDGET_MB = 250
const SECONDS_EACH = 1
/** Growth that a late garbage collector explains. */
const DRIFT = 1.1

/** Measures the memory of the process after all measurements, and after each of several more rounds. */
export async function measureMemory(subject: Subject, more: number): Promise<Row[]> {
  const after = subject.served.memory()
  const rounds: number[] = []
  for (let round = 0; round < more; round++) {
    await everything(subject)
    rounds.push(subject.served.memory())
  }
  const [first = Number.NaN, last = Number.NaN] = [rounds[0], rounds.at(-1)]
  return [
    atMost('memory after all of it', after, BUDGET_MB, 'MB'),
    {
      what: `memory after each of ${more} more rounds`,
      figure: `${(last / first).toFixed(2)} ×`,
      beside: `${rounds.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`,
      budget: `≤ ${DRIFT} ×, last beside first`,
      isMet: last <= DRIFT * first,
    },
  ]
}

async function everything({ served: { url }, token }: Subject) {
  const headers = { authorization: `Bearer ${token}` }
  const reads = [
    { path: '/v1/publicsapps/', headers: { 'accept-encoding': 'br' } },
    { path: '/', headers: { 'accept-encoding': 'br' } },
    { path: '/v1/user/me/', headers },
    { path: '/v1/requestappaccess/', headers },
  ]
  for (const read of reads)
    await load(url + read.path, { connections: 50, seconds: SECONDS_EACH, headers: read.headers })
}
