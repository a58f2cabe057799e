import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { leanEnvironment, leanFlags } from '@portal/config/lean'
import { workspace } from '@portal/platform/files/workspace'
import { openPortalDatabase } from '@portal/server/db/index'
import { fillDatabase, type Size } from '@portal/server/test'
import { freePort, type Served, serve } from './process.ts'

export const ADMIN = { email: 'bench@exemple.fr', password: 'Mesure-2026!ok' }
const START = join(workspace.packages, 'demo/src/start.ts')
const PUBLISHED_WITHIN_MS = 300_000

export type Subject = {
  served: Served
  dataDir: string
  database: string
  /** Environment of its process. */
  env: Record<string, string>
  /** Bearer token of the administrator. */
  token: string
  call<Body>(method: string, path: string, body?: unknown, token?: string): Promise<Body>
  /** Starts a new process on the same data, at the same address. */
  restart(env?: Record<string, string>): Promise<Served>
  remove(): Promise<void>
}
export type SubjectOptions = {
  /** Numbers of apps, people and requests; the demonstration alone unless set. */
  size?: Size
  /** `false` when only the API and the console are measured. */
  hasSite?: boolean
  env?: Record<string, string>
}

/** Starts a whole portal as in production, in a folder of its own, with its site published and idle. */
export async function startSubject({
  size,
  hasSite = true,
  env = {},
}: SubjectOptions = {}): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const port = await freePort()
  const settings = {
    ...leanEnvironment,
    NODE_ENV: 'production',
    STOP_DELAY: '0',
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_PORT: String(await freePort()),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'false',
    // A command without work: no site is built.
    ...(!hasSite && { PUBLISH_HOOK: 'true' }),
    ...env,
  }
  const path = hasSite ? '/en/' : '/v1/health/ready'
  const start = (more: Record<string, string> = {}) =>
    serve(START, { port, path, flags: leanFlags, env: { ...settings, ...more } })
  const database = env.DATABASE_URL ?? join(dataDir, 'portal.db')
  const seed = () =>
    serve(START, {
      port,
      path: '/v1/health/ready',
      env: { ...settings, PUBLISH_HOOK: 'true', NODE_ENV: '', DEMO_DATA: 'true' },
    }).then((served) => served.stop())
  if (env.DATABASE_URL) await seed()
  else await copyOrMake(dataDir, seed)
  if (size) await fill(database, size)
  const subject: Subject = {
    served: await start(),
    dataDir,
    database,
    env: settings,
    token: '',
    async call<Body>(method: string, path: string, body?: unknown, token = subject.token) {
      const answer = await fetch(subject.served.url + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
      return (text ? JSON.parse(text) : null) as Body
    },
    async restart(more) {
      await subject.served.stop()
      subject.served = await start(more)
      await published(subject)
      return subject.served
    },
    async remove() {
      await subject.served.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  const session = await subject.call<{ access_token: string }>('POST', '/v1/token/', ADMIN)
  subject.token = session.access_token
  await published(subject)
  return subject
}

let template: string | undefined
/** Makes the demonstration once a run; each portal starts on a copy. */
async function copyOrMake(dataDir: string, seed: () => Promise<void>) {
  if (template) return cp(template, dataDir, { recursive: true })
  await seed()
  template = await mkdtemp(join(tmpdir(), 'portal-bench-template-'))
  await cp(dataDir, template, { recursive: true })
}

/** Removes what subjects share. */
export async function forgetTemplate(): Promise<void> {
  if (template) await rm(template, { recursive: true, force: true })
}

/** Keeps the demonstration's apps first, so that the home page shows the same cards at every size. */
async function fill(database: string, { apps, users, requests }: Size) {
  const opened = openPortalDatabase(database)
  const { count } = await opened.db
    .selectFrom('apps')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await fillDatabase(opened, { apps: apps - count, users, requests })
  await opened.db.destroy()
}

/** Waits until the public site is current, so that no build disturbs a measurement. */
export async function published(subject: Subject): Promise<void> {
  const until = performance.now() + PUBLISHED_WITHIN_MS
  for (;;) {
    const { state, error } = await subject.call<{ state: string; error: string | null }>(
      'GET',
      '/v1/publication/',
    )
    if (state === 'live') return
    if (state === 'failed') throw new Error(`The site could not be published: ${error}`)
    if (performance.now() > until) throw new Error('The site is not published')
    await wait(100)
  }
}
