import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { workspace } from '../../src/lib/workspace.ts'
import { compare, type Effort, load } from './load.ts'
import { freePort, type Served, serve } from './process.ts'
import type { Subject } from './subject.ts'
import { atLeast, multiple, type Row } from './table.ts'

const P99_BUDGET = 1.3
const CATALOGUE = '/v1/publicsapps/'

type Read = {
  what: string
  path: string
  headers?: Record<string, string>
  /** Share of the bare server's rate. */
  budget: number
  connections: number[]
  /** Whether the slowest hundredth is compared, too. */
  hasP99?: boolean
}

/** One read beside a bare server that hands out the very bytes that it answered. */
async function readBesideBare(
  subject: Subject,
  effort: Effort,
  { what, path, headers = {}, budget, connections, hasP99 = false }: Read,
): Promise<Row[]> {
  const bare = await bareCopy(subject, path, headers)
  const rows: Row[] = []
  try {
    for (const count of connections) {
      const options = { connections: count, headers: { 'accept-encoding': 'identity', ...headers } }
      const { ours, limit } = await compare(
        (seconds) => load(subject.served.url + path, { ...options, seconds }),
        (seconds) => load(bare.url, { ...options, seconds }),
        effort,
      )
      const name = `${what}, ${count} connections`
      rows.push(atLeast(name, ours.perSecond, limit.perSecond, budget))
      if (hasP99) rows.push(multiple(`${name}, p99`, ours.p99Ms, limit.p99Ms, P99_BUDGET, 'ms'))
    }
  } finally {
    await bare.stop()
  }
  return rows
}

async function bareCopy(subject: Subject, path: string, headers: Record<string, string>): Promise<Served> {
  const known = headers['if-none-match']
  const { body, sent } = await wireBytes(subject.served.url + path, { ...headers, 'if-none-match': '' })
  const file = join(subject.dataDir, 'bare.bytes')
  await writeFile(file, body)
  const port = await freePort()
  const args = [String(port), file, JSON.stringify(sent), ...(known ? [known] : [])]
  return serve(join(workspace.server, 'scripts/bench/bareBytes.ts'), { port, path: '/', args })
}

/** An answer as it crosses the wire, its compression untouched. */
function wireBytes(url: string, headers: Record<string, string>) {
  return new Promise<{ body: Buffer; sent: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity', ...headers } }, async (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      const sent: Record<string, string> = {}
      for (const name of ['content-type', 'content-encoding', 'etag'])
        if (typeof answer.headers[name] === 'string') sent[name] = answer.headers[name]
      resolve({ body: await buffer(answer), sent })
    }).on('error', reject)
  })
}

/** The public catalogue in its three forms. */
export async function measureCatalogue(
  subject: Subject,
  effort: Effort,
  label: string,
  connections = [10, 100],
): Promise<Row[]> {
  const plain = { 'accept-encoding': 'identity' }
  const answer = await fetch(subject.served.url + CATALOGUE, { headers: plain })
  await answer.body?.cancel()
  const shared = { path: CATALOGUE, budget: 0.9, connections, hasP99: true }
  const forms: Read[] = [
    { ...shared, what: `catalogue, ${label}` },
    { ...shared, what: `catalogue in brotli, ${label}`, headers: { 'accept-encoding': 'br' } },
    {
      ...shared,
      what: `catalogue 304, ${label}`,
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    },
  ]
  const rows: Row[] = []
  for (const form of forms) rows.push(...(await readBesideBare(subject, effort, form)))
  return rows
}

/** Who somebody is: session, account and answer. */
export const measureSignedIn = (subject: Subject, effort: Effort, label: string): Promise<Row[]> =>
  readBesideBare(subject, effort, {
    what: `signed-in read, ${label}`,
    path: '/v1/user/me/',
    headers: { authorization: `Bearer ${subject.token}` },
    budget: 0.4,
    connections: [10],
  })

/** A ticket for an access that the administrator granted to himself. */
export async function measureTicket(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const [app] = await subject.call<{ id: number }[]>(
    'GET',
    '/v1/manageapps/?filter={"status":2,"is_active_url":true}',
  )
  const me = await subject.call<{ id: number }>('GET', '/v1/user/me/')
  const body = { user_id: me.id, app_id: app?.id, duration_id: 8 }
  const { id } = await subject.call<{ id: number }>('POST', '/v1/requestapps/', body)
  return readBesideBare(subject, effort, {
    what: `launch ticket, signed and stored, ${label}`,
    path: `/v1/apps/app_access/${id}`,
    headers: { authorization: `Bearer ${subject.token}` },
    budget: 0.1,
    connections: [10],
  })
}
