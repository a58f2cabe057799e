import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { workspace } from '../../src/lib/workspace.ts'
import { compare, load } from './load.ts'
import { freePort, type Served, serve } from './process.ts'
import type { Subject } from './subject.ts'
import { atLeast, type Row } from './table.ts'

const scripts = join(workspace.server, 'scripts/bench')
export type Effort = { seconds: number; rounds: number }
const CONNECTIONS = [10, 100]
const P99_BUDGET = 1.3

/** One public or signed-in read beside a bare server that hands out the very bytes that it answered. */
export async function readBesideBare(
  subject: Subject,
  effort: Effort,
  {
    what,
    path,
    headers = {},
    budget,
  }: { what: string; path: string; headers?: Record<string, string>; budget: number },
): Promise<Row[]> {
  const bare = await bareCopy(subject, path, headers)
  const rows: Row[] = []
  for (const connections of CONNECTIONS) {
    const options = {
      connections,
      seconds: effort.seconds,
      headers: { 'accept-encoding': 'identity', ...headers },
    }
    const { ours, limit } = await compare(
      () => load(subject.served.url + path, options),
      () => load(bare.url, options),
      effort.rounds,
    )
    rows.push(atLeast(`${what}, ${connections} connections`, ours.perSecond, limit.perSecond, budget))
    if (budget >= 0.9)
      rows.push({
        what: `${what}, ${connections} connections, p99`,
        figure: `${(ours.p99Ms / limit.p99Ms).toFixed(2)} ×`,
        beside: `${ours.p99Ms.toFixed(1)} ms and ${limit.p99Ms.toFixed(1)} ms`,
        budget: `≤ ${P99_BUDGET} ×`,
        isMet: ours.p99Ms <= P99_BUDGET * limit.p99Ms,
      })
  }
  await bare.stop()
  return rows
}

async function bareCopy(subject: Subject, path: string, headers: Record<string, string>): Promise<Served> {
  const known = headers['if-none-match']
  const { body, sent } = await wireBytes(subject.served.url + path, { ...headers, 'if-none-match': '' })
  const file = join(subject.dataDir, 'bare.bytes')
  await writeFile(file, body)
  const port = await freePort()
  const args = [String(port), file, JSON.stringify(sent), ...(known ? [known] : [])]
  return serve(join(scripts, 'bareBytes.ts'), { port, path: '/', args })
}

/** An answer as it crosses the wire, its compression untouched. */
function wireBytes(url: string, headers: Record<string, string>) {
  return new Promise<{ body: Buffer; sent: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity', ...headers } }, async (answer) => {
      const sent: Record<string, string> = {}
      for (const name of ['content-type', 'content-encoding', 'etag'])
        if (typeof answer.headers[name] === 'string') sent[name] = answer.headers[name]
      resolve({ body: await buffer(answer), sent })
    }).on('error', reject)
  })
}

/** Public catalogue, 304, signed-in read, launch ticket and an admin list. */
export async function measureApi(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const catalogue = '/v1/publicsapps/'
  const etag = (
    await fetch(subject.served.url + catalogue, { headers: { 'accept-encoding': 'identity' } })
  ).headers.get('etag')
  const signedIn = { authorization: `Bearer ${subject.token}` }
  return [
    ...(await readBesideBare(subject, effort, { what: `catalogue, ${label}`, path: catalogue, budget: 0.9 })),
    ...(await readBesideBare(subject, effort, {
      what: `catalogue in brotli, ${label}`,
      path: catalogue,
      headers: { 'accept-encoding': 'br' },
      budget: 0.9,
    })),
    ...(await readBesideBare(subject, effort, {
      what: `catalogue 304, ${label}`,
      path: catalogue,
      headers: { 'if-none-match': etag ?? '' },
      budget: 0.9,
    })),
    ...(await readBesideBare(subject, effort, {
      what: `signed-in read, ${label}`,
      path: '/v1/user/me/',
      headers: signedIn,
      budget: 0.4,
    })),
  ]
}

/** A ticket for an access that the administrator granted to himself. */
export async function measureTicket(subject: Subject, effort: Effort): Promise<Row[]> {
  const [app] = await subject.call<{ id: number }[]>(
    'GET',
    '/v1/manageapps/?filter={"status":2,"is_active_url":true}',
  )
  const me = await subject.call<{ id: number }>('GET', '/v1/user/me/')
  const body = { user_id: me.id, app_id: app?.id, duration_id: 8 }
  const { id } = await subject.call<{ id: number }>('POST', '/v1/requestapps/', body)
  return readBesideBare(subject, effort, {
    what: 'launch ticket, signed and stored',
    path: `/v1/apps/app_access/${id}`,
    headers: { authorization: `Bearer ${subject.token}` },
    budget: 0.1,
  })
}

/** The administrators' queue beside a bare server with the same SQL on the same database. */
export async function measureList(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const port = await freePort()
  const bare = await serve(join(scripts, 'bareList.ts'), {
    port,
    path: '/',
    args: [String(port), subject.database],
  })
  const headers = { authorization: `Bearer ${subject.token}` }
  const path = '/v1/requestappaccess/?sort=["updated_at","DESC"]&range=[0,49]'
  const options = { connections: 10, seconds: effort.seconds, headers }
  const { ours, limit } = await compare(
    () => load(subject.served.url + encodeURI(path), options),
    () => load(bare.url, options),
    effort.rounds,
  )
  await bare.stop()
  return [atLeast(`admin list, 50 rows of ${label}`, ours.perSecond, limit.perSecond, 0.6)]
}
