import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import { compare, type Effort, type Load, load } from '../load.ts'
import { freePort, type Served, serve } from '../process.ts'
import type { Subject } from '../subject.ts'
import { atLeast, atMost, type Row, times } from '../table.ts'

const CATALOGUE = '/v1/publicsapps/'
const CATALOGUE_SHARE = 0.8
const SIGNED_IN_SHARE = 0.7
const PEER_TIMES = 5
const P99_MS = 50
const MANY_CONNECTIONS = 100
const FEW_CONNECTIONS = 10

export type Read = {
  what: string
  /** Path with its query. */
  path: string
  /** Endpoint that answers: `GET /v1/user/me/`. */
  address: string
  token?: string
  connections: number
  warmUpSeconds?: number
}

/** Measures a read of the portal in turns with a minimal Fastify that runs the same statements. */
export async function besideMinimal(subject: Subject, effort: Effort, read: Read) {
  const { path, address, token = '', connections, warmUpSeconds } = read
  const port = await freePort()
  const args = [String(port), path, token, address]
  const script = join(workspace.packages, 'bench/src/api/minimal.ts')
  const limit = await serve(script, { port, path, args, env: subject.env })
  const options = { connections, headers: { ...(token && { authorization: `Bearer ${token}` }) } }
  return compare(
    (seconds) => load(subject.served.url + path, { ...options, seconds }),
    (seconds) => load(limit.url + path, { ...options, seconds }),
    { ...effort, ...(warmUpSeconds && { warmUpSeconds }) },
  ).finally(() => limit.stop())
}

/**
 * Measures the public catalogue beside a minimal Fastify, and beside the fastest peer on the embedded
 * database.
 */
export async function measureCatalogue(
  subject: Subject,
  effort: Effort,
  label: string,
  connections: number[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of connections) {
    const what = `catalogue, ${label}, ${count} connections`
    const read = { what, path: CATALOGUE, address: `GET ${CATALOGUE}`, connections: count }
    const { ours, limit } = await besideMinimal(subject, effort, read)
    rows.push(atLeast(what, ours.perSecond, limit.perSecond, CATALOGUE_SHARE))
    if (count === MANY_CONNECTIONS) rows.push(atMost(`${what}, p99`, ours.p99Ms, P99_MS, 'ms', 1))
  }
  if (!subject.env.DATABASE_URL) rows.push(await besidePeer(subject, effort, label))
  return rows
}

async function besidePeer(subject: Subject, effort: Effort, label: string): Promise<Row> {
  const port = await freePort()
  const script = join(workspace.packages, 'bench/src/api/peer.ts')
  const peer: Served = await serve(script, { port, path: '/', args: [String(port), subject.database] })
  const at = (url: string) => (seconds: number) => load(url, { connections: FEW_CONNECTIONS, seconds })
  const { ours, limit } = await compare(at(subject.served.url + CATALOGUE), at(peer.url), effort).finally(
    () => peer.stop(),
  )
  const row = times(
    `catalogue, ${label}, beside Express on SQLite`,
    ours.perSecond,
    limit.perSecond,
    'a second',
  )
  return { ...row, budget: `≥ ${PEER_TIMES} ×`, isMet: ours.perSecond >= PEER_TIMES * limit.perSecond }
}

/** Makes a row for a signed-in read. */
export const shareOfMinimal = (what: string, { ours, limit }: { ours: Load; limit: Load }): Row =>
  atLeast(what, ours.perSecond, limit.perSecond, SIGNED_IN_SHARE)

/** Measures the own account: session, account and answer. */
export async function measureSignedIn(
  subject: Subject,
  effort: Effort,
  label: string,
  connections: number[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of connections) {
    const what = `signed-in read, ${label}, ${count} connections`
    const address = 'GET /v1/user/me/'
    const read = { what, path: '/v1/user/me/', address, token: subject.token, connections: count }
    rows.push(shareOfMinimal(what, await besideMinimal(subject, effort, read)))
  }
  return rows
}

/** Measures a ticket for an access that the administrator granted to themselves. */
export async function measureTicket(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const [app] = await subject.call<{ id: number }[]>(
    'GET',
    '/v1/manageapps/?filter={"status":2,"is_active_url":true}',
  )
  // A ticket is minted for a demo that answers; the portal itself does.
  await subject.call('PUT', `/v1/apps/${app?.id}`, { url: `${subject.served.url}/v1/health/live` })
  const me = await subject.call<{ id: number }>('GET', '/v1/user/me/')
  const body = { user_id: me.id, app_id: app?.id, duration_id: 8 }
  const { id } = await subject.call<{ id: number }>('POST', '/v1/requestapps/', body)
  const what = `launch ticket, signed and stored, ${label}`
  const read = {
    what,
    path: `/v1/apps/app_access/${id}`,
    address: 'GET /v1/apps/app_access/:id',
    token: subject.token,
    connections: FEW_CONNECTIONS,
  }
  return [shareOfMinimal(what, await besideMinimal(subject, effort, read))]
}
