import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import { compare, type Effort, load } from './load.ts'
import { freePort, serve } from './process.ts'
import type { Subject } from './subject.ts'
import { atLeast, multiple, type Row } from './table.ts'

const SHARE = 0.6
const GROWTH = 10
const FEW_CONNECTIONS = 10
/** Long enough to outlast what a load of 100 connections on a slower list left in the queue. */
const WARM_UP_SECONDS = 5

/** The administrators' lists as the console asks for them: sorted, narrowed, one page of fifty and the total. */
const LISTS = [
  { name: 'requests', path: 'requestappaccess', sort: 'updated_at', order: 'DESC', filter: {} },
  {
    name: 'requests waiting',
    path: 'requestappaccess',
    sort: 'created_at',
    order: 'ASC',
    filter: { status: 0 },
  },
  {
    name: 'users of one status',
    path: 'manageusers',
    sort: 'created_at',
    order: 'DESC',
    filter: { status: 1 },
  },
  { name: 'apps online', path: 'manageapps', sort: 'order', order: 'ASC', filter: { status: 2 } },
  {
    name: 'parameters',
    path: 'parameters',
    sort: 'parameter_name',
    order: 'ASC',
    filter: { parameter_status: 1 },
  },
] as const

/** The first of them, for a quick look. */
const QUICK_LISTS = 2

/** The lists of one run; how a page's time grows with the rows behind it is compared at its end. */
export function createLists(effort: Effort, isQuick: boolean) {
  const measured = isQuick ? LISTS.slice(0, QUICK_LISTS) : LISTS
  const p50Of = new Map<string, number>()

  async function one(subject: Subject, list: (typeof LISTS)[number], label: string): Promise<Row[]> {
    const path = encodeURI(
      `/v1/${list.path}/?sort=["${list.sort}","${list.order}"]&range=[0,49]&filter=${JSON.stringify(list.filter)}`,
    )
    const headers = { authorization: `Bearer ${subject.token}` }
    const port = await freePort()
    const bare = await serve(join(workspace.packages, 'bench/src/bareList.ts'), {
      port,
      path: '/',
      args: [String(port), path, subject.token],
      env: subject.env,
    })
    const rows: Row[] = []
    try {
      for (const connections of [FEW_CONNECTIONS, 100]) {
        const options = { connections, headers }
        const { ours, limit } = await compare(
          (seconds) => load(subject.served.url + path, { ...options, seconds }),
          (seconds) => load(bare.url, { ...options, seconds }),
          { ...effort, warmUpSeconds: WARM_UP_SECONDS },
        )
        const name = `list of ${list.name}, ${label}, ${connections} connections`
        rows.push(atLeast(name, ours.perSecond, limit.perSecond, SHARE))
        if (connections === FEW_CONNECTIONS) p50Of.set(`${list.name}, ${label}`, ours.p50Ms)
      }
      return rows
    } finally {
      await bare.stop()
    }
  }

  return {
    async measure(subject: Subject, label: string): Promise<Row[]> {
      const rows: Row[] = []
      for (const list of measured) rows.push(...(await one(subject, list, label)))
      return rows
    },
    /** A page of many requests beside a page of few. */
    async growth(few: string, many: string): Promise<Row[]> {
      const [name] = LISTS.map((list) => list.name)
      const [small, large] = [p50Of.get(`${name}, ${few}`), p50Of.get(`${name}, ${many}`)]
      if (small === undefined || large === undefined) throw new Error('The two sizes were not measured')
      return [multiple(`50 requests, p50, ${many} beside ${few}`, large, small, GROWTH, 'ms')]
    },
  }
}
