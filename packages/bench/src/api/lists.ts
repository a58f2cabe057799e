import { endpoints } from '@portal/contract'
import { type Effort, median } from '../load.ts'
import type { Subject } from '../subject.ts'
import { atMost, type Row } from '../table.ts'
import { besideMinimal, shareOfMinimal } from './reads.ts'

const SLOWEST_MS = 100
const FEW_CONNECTIONS = 10
/** Outlasts what a load of many connections on a slower list left in the queue. */
const WARM_UP_SECONDS = 5
const LOOKS = 5

/** The administrators' lists as the console requests them: sorted, filtered, fifty rows and the total. */
const LISTS = [
  { name: 'requests', path: '/v1/requestappaccess/', sort: 'updated_at', order: 'DESC', filter: {} },
  {
    name: 'requests waiting',
    path: '/v1/requestappaccess/',
    sort: 'created_at',
    order: 'ASC',
    filter: { status: 0 },
  },
  {
    name: 'users of one status',
    path: '/v1/manageusers/',
    sort: 'created_at',
    order: 'DESC',
    filter: { status: 1 },
  },
  { name: 'apps online', path: '/v1/manageapps/', sort: 'order', order: 'ASC', filter: { status: 2 } },
  {
    name: 'parameters',
    path: '/v1/parameters/',
    sort: 'parameter_name',
    order: 'ASC',
    filter: { parameter_status: 1 },
  },
] as const
const QUICK_LISTS = 2

/** One filter of the queue of each kind. */
const FILTERS: Record<string, unknown>[] = [
  {},
  { status: 0 },
  { state: ['running'] },
  { state: ['expired'] },
  { ending_soon: true },
  { asked: true },
  { category: 2 },
  { q: 'martin' },
  { q: 'zzzz' },
  { created_from: '2026-11-01', created_to: '2026-11-10' },
]

type Asked = { path: string; sort: string; order: string; filter: object }
const addressOf = ({ path, sort, order, filter }: Asked) =>
  encodeURI(`${path}?sort=["${sort}","${order}"]&range=[0,49]&filter=${JSON.stringify(filter)}`)

/** Measures lists beside a minimal Fastify that runs the same statements. */
export async function measureLists(
  subject: Subject,
  effort: Effort,
  label: string,
  isQuick: boolean,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const list of isQuick ? LISTS.slice(0, QUICK_LISTS) : LISTS) {
    const what = `list of ${list.name}, ${label}`
    const read = {
      what,
      path: addressOf(list),
      address: `GET ${list.path}`,
      token: subject.token,
      connections: FEW_CONNECTIONS,
      warmUpSeconds: WARM_UP_SECONDS,
    }
    rows.push(shareOfMinimal(what, await besideMinimal(subject, effort, read)))
  }
  return rows
}

/** Measures every sort of the queue with every kind of filter; each the median of some requests. */
export async function measureEverySort(subject: Subject, label: string): Promise<Row[]> {
  const taken: { ms: number; what: string }[] = []
  for (const sort of endpoints.listAccesses.list.sorts)
    for (const order of ['ASC', 'DESC'])
      for (const filter of FILTERS) {
        const path = addressOf({ path: '/v1/requestappaccess/', sort, order, filter })
        const looks: number[] = []
        for (let look = 0; look < LOOKS; look++) {
          const started = performance.now()
          await subject.call('GET', path)
          looks.push(performance.now() - started)
        }
        taken.push({ ms: median(looks), what: `${sort} ${order} ${JSON.stringify(filter)}` })
      }
  taken.sort((a, b) => a.ms - b.ms)
  const p95 = taken[Math.floor(taken.length * 0.95)]?.ms ?? Number.NaN
  const slowest = taken.at(-1)
  const row = atMost(
    `50 requests by any of ${taken.length} sorts and filters, ${label}, p95`,
    p95,
    SLOWEST_MS,
    'ms',
  )
  return [{ ...row, beside: `slowest ${slowest?.ms.toFixed(0)} ms: ${slowest?.what}` }]
}
