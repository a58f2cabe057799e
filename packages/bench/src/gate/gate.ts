import { execFile } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { workspace } from '@portal/platform/files/workspace'
import { WebSocket } from 'ws'
import { compare, type Effort, load, median } from '../load.ts'
import { freePort, type Served, serve } from '../process.ts'
import type { Subject } from '../subject.ts'
import { atLeast, atMost, type Row } from '../table.ts'

const SHARE = 0.8
const ADDED_MS = 2
const SOCKETS = 1_000
const SOCKETS_MB = 150
const CUT_S = 2
const CUTS = 5
const CONNECTIONS = 10
/** Those of the program's first line. */
const GATE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20']
const script = (name: string) => join(workspace.packages, 'bench/src/gate', name)

/** `portal-gate` before a demo, beside a bare reverse proxy on the same library. */
export async function measureGate(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const [demoPort, barePort, gatePort] = [await freePort(), await freePort(), await freePort()]
  const demo = await serve(script('demo.ts'), { port: demoPort, path: '/', args: [String(demoPort)] })
  const bare = await serve(script('bareProxy.ts'), {
    port: barePort,
    path: '/',
    args: [String(barePort), demo.url],
  })
  const app = await demoApp(subject, `http://127.0.0.1:${gatePort}/`)
  await promisify(execFile)(process.execPath, [join(workspace.packages, 'gate/scripts/build.mjs')])
  const gate = await serve(join(workspace.packages, 'gate/dist/portal-gate.mjs'), {
    port: gatePort,
    path: '/__gate/health',
    flags: GATE_FLAGS,
    env: {
      PORTAL_GATE_UPSTREAM: demo.url,
      PORTAL_GATE_PORTAL: subject.served.url,
      PORTAL_GATE_APP: app.client_id,
      PORTAL_GATE_SECRET: app.client_secret,
      PORTAL_GATE_PORT: String(gatePort),
    },
  })
  try {
    return [
      ...(await speed(subject, effort, label, { gate, bare, app: app.id })),
      await sockets(subject, label, { gate, app: app.id }),
      await cuts(subject, label, { gate, app: app.id }),
    ]
  } finally {
    for (const one of [gate, bare, demo]) await one.stop()
  }
}

type App = { id: number; client_id: string; client_secret: string }

/** An online app whose demo is behind the gate, with new credentials. */
async function demoApp(subject: Subject, url: string): Promise<App> {
  const body = { name: 'Banc', code: 'BANCGATE', category: 5, status: 2, url, is_active_url: true }
  const { id } = await subject.call<{ id: number }>('POST', '/v1/apps/', body)
  const credentials = await subject.call<Omit<App, 'id'>>('POST', `/v1/manageapps/${id}/credentials/`)
  return { id, ...credentials }
}

type Pass = { access: number; cookie: string }

/** An access of the administrator's, opened at the gate. */
async function pass(subject: Subject, gate: Served, app: number): Promise<Pass> {
  const me = await subject.call<{ id: number }>('GET', '/v1/user/me/')
  const grant = { user_id: me.id, app_id: app, duration_id: 8 }
  const { id: access } = await subject.call<{ id: number }>('POST', '/v1/requestapps/', grant)
  const { token } = await subject.call<{ token: string }>('GET', `/v1/apps/app_access/${access}`)
  await subject.call('POST', '/v1/users/enable_apps_access/', { id: access, status: 4, token })
  const answer = await fetch(`${gate.url}/?token=${token}`, { redirect: 'manual' })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`The gate let nobody in: ${answer.status}`)
  return { access, cookie }
}

const revoke = (subject: Subject, access: number) =>
  subject.call('PUT', `/v1/requestapps/${access}`, { status: 3 })

async function speed(
  subject: Subject,
  effort: Effort,
  label: string,
  { gate, bare, app }: { gate: Served; bare: Served; app: number },
): Promise<Row[]> {
  const { access, cookie } = await pass(subject, gate, app)
  const through = (url: string) => (seconds: number) =>
    load(url, { connections: CONNECTIONS, seconds, headers: { cookie } })
  const { ours, limit } = await compare(through(`${gate.url}/`), through(`${bare.url}/`), effort)
  await revoke(subject, access)
  return [
    atLeast(`requests through the gate, ${label}`, ours.perSecond, limit.perSecond, SHARE),
    atMost(`added by the gate, ${label}, p50`, ours.p50Ms - limit.p50Ms, ADDED_MS, 'ms', 1),
  ]
}

async function sockets(subject: Subject, label: string, { gate, app }: { gate: Served; app: number }) {
  const { access, cookie } = await pass(subject, gate, app)
  const address = gate.url.replace('http', 'ws')
  const open = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(address, { headers: { cookie, origin: gate.url } })
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      return socket
    }),
  )
  const memory = gate.memory()
  for (const socket of open) socket.terminate()
  await revoke(subject, access)
  return atMost(`gate with ${SOCKETS} open WebSockets, ${label}`, memory, SOCKETS_MB, 'MB')
}

/** From the answer to a revocation to the end of a stream that was open. */
async function cuts(
  subject: Subject,
  label: string,
  { gate, app }: { gate: Served; app: number },
): Promise<Row> {
  const taken: number[] = []
  for (let round = 0; round < CUTS; round++) {
    const { access, cookie } = await pass(subject, gate, app)
    const answer = await fetch(`${gate.url}/stream`, { headers: { cookie } })
    const ended = answer.text().catch(() => null)
    await wait(500)
    await revoke(subject, access)
    const revoked = performance.now()
    await ended
    taken.push((performance.now() - revoked) / 1000)
  }
  const row = atMost(
    `from a revocation to the cut of a stream, ${label}, median`,
    median(taken),
    CUT_S,
    's',
    2,
  )
  return { ...row, beside: `longest ${Math.max(...taken).toFixed(2)} s` }
}
