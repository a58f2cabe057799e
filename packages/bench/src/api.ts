import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { workspace } from '@portal/platform/files/workspace'
import { compare, type Effort, load } from './load.ts'
import { freePort, type Served, serve } from './process.ts'
import type { Subject } from './subject.ts'
import { atLeast, multiple, type Row, share } from './table.ts'

const P99_BUDGET = 1.3
const CATALOGUE = '/v1/publicsapps/'
/** What describes the body, and is sent with it by whoever hands it out. */
const OF_THE_CONTENT = ['content-type', 'content-encoding', 'etag']
const OF_NODE = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
const FEW_CONNECTIONS = 10

type Read = {
  what: string
  path: string
  headers?: Record<string, string>
  /** Share of the bare server's rate; `null` where none is set. */
  budget: number | null
  connections: number[]
  /** Whether the slowest hundredth is compared, too. */
  hasP99?: boolean
}

/** One read beside a bare server that hands out the very bytes that it answered. */
async function readBesideBare(subject: Subject, effort: Effort, read: Read): Promise<Row[]> {
  const { what, budget, connections, hasP99 = false } = read
  const rows: Row[] = []
  for (const count of connections) {
    const { ours, limit } = await beside(subject, effort, read, { names: OF_THE_CONTENT, connections: count })
    const name = `${what}, ${count} connections`
    rows.push(
      budget === null
        ? share(name, ours.perSecond, limit.perSecond)
        : atLeast(name, ours.perSecond, limit.perSecond, budget),
    )
    if (hasP99) rows.push(multiple(`${name}, p99`, ours.p99Ms, limit.p99Ms, P99_BUDGET, 'ms'))
  }
  return rows
}

/** @param names the headers that the bare server sends, `null` for all that Node does not send by itself */
async function beside(
  subject: Subject,
  effort: Effort,
  { path, headers = {} }: Pick<Read, 'path' | 'headers'>,
  { names, connections }: { names: readonly string[] | null; connections: number },
) {
  const bare = await bareCopy(subject, path, headers, names)
  const options = { connections, headers: { 'accept-encoding': 'identity', ...headers } }
  return compare(
    (seconds) => load(subject.served.url + path, { ...options, seconds }),
    (seconds) => load(bare.url, { ...options, seconds }),
    effort,
  ).finally(() => bare.stop())
}

async function bareCopy(
  subject: Subject,
  path: string,
  headers: Record<string, string>,
  names: readonly string[] | null,
): Promise<Served> {
  const url = subject.served.url + path
  const whole = await wireBytes(url, { ...headers, 'if-none-match': '' }, names)
  const held = headers['if-none-match'] ? await wireBytes(url, headers, names) : null
  const file = join(subject.dataDir, 'bare.bytes')
  await writeFile(file, whole.body)
  const port = await freePort()
  const args = [String(port), file, JSON.stringify(whole.sent), ...(held ? [JSON.stringify(held.sent)] : [])]
  return serve(join(workspace.packages, 'bench/src/bareBytes.ts'), { port, path: '/', args })
}

/** An answer as it crosses the wire, its compression untouched. */
function wireBytes(url: string, headers: Record<string, string>, names: readonly string[] | null) {
  return new Promise<{ body: Buffer; sent: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity', ...headers } }, async (answer) => {
      if (answer.statusCode !== (headers['if-none-match'] ? 304 : 200))
        reject(new Error(`${url} answered ${answer.statusCode}`))
      const sent: Record<string, string> = {}
      for (const [name, value] of Object.entries(answer.headers))
        if (typeof value === 'string' && (names ? names.includes(name) : !OF_NODE.includes(name)))
          sent[name] = value
      resolve({ body: await buffer(answer), sent })
    }).on('error', reject)
  })
}

/** The three forms in which the public catalogue is asked for. */
async function formsOf(subject: Subject) {
  const plain = { 'accept-encoding': 'identity' }
  const answer = await fetch(subject.served.url + CATALOGUE, { headers: plain })
  await answer.body?.cancel()
  return [
    { name: 'catalogue', headers: plain },
    { name: 'catalogue in brotli', headers: { 'accept-encoding': 'br' } },
    { name: 'catalogue 304', headers: { 'if-none-match': answer.headers.get('etag') ?? '' } },
  ]
}

/** The public catalogue in its three forms. */
export async function measureCatalogue(
  subject: Subject,
  effort: Effort,
  label: string,
  connections: number[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, headers } of await formsOf(subject)) {
    const read = {
      what: `${name}, ${label}`,
      path: CATALOGUE,
      headers,
      budget: 0.9,
      connections,
      hasP99: true,
    }
    rows.push(...(await readBesideBare(subject, effort, read)))
  }
  return rows
}

/** The catalogue beside a bare server that sends the same headers: what is left is the portal's own. */
export async function measureHeaders(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, headers } of await formsOf(subject)) {
    const both = { names: null, connections: FEW_CONNECTIONS }
    const { ours, limit } = await beside(subject, effort, { path: CATALOGUE, headers }, both)
    const what = `${name}, ${label}, beside a bare server that sends the same headers`
    rows.push(share(what, ours.perSecond, limit.perSecond))
  }
  return rows
}

/** What a signed-in caller gets has a budget on the embedded database alone: PostgreSQL is a round trip away. */
const onEmbedded = ({ env }: Subject, budget: number) => (env.DATABASE_URL ? null : budget)

/** Who somebody is: session, account and answer. */
export const measureSignedIn = (
  subject: Subject,
  effort: Effort,
  label: string,
  connections: number[],
): Promise<Row[]> =>
  readBesideBare(subject, effort, {
    what: `signed-in read, ${label}`,
    path: '/v1/user/me/',
    headers: { authorization: `Bearer ${subject.token}` },
    budget: onEmbedded(subject, 0.4),
    connections,
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
    budget: onEmbedded(subject, 0.1),
    connections: [FEW_CONNECTIONS, 100],
  })
}
