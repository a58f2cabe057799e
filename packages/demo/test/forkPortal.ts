import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mail } from '@portal/server/mail/mailer'
// Each worker loads what is named here: the portal itself runs elsewhere.
import { type Caller, caller } from '@portal/server/test/http'

const CHILD = new URL('./wholePortal.ts', import.meta.url).pathname
const ADMIN = { email: 'admin@exemple.fr', password: 'Admin-2026!ok' } as const

export type ForkedPortal = {
  url: string
  /** Address of the sample demos. */
  demoUrl: string
  admin: { email: string; password: string }
  /** Makes one call to the API. */
  call: Caller
  /** Moves the portal's clock forward. */
  advance(ms: number): Promise<void>
  /** Sets a parameter, as an administrator. */
  setParameter(name: string, value: string): Promise<void>
  /** Mails so far, oldest first. */
  mails(): Promise<Mail[]>
  close(): Promise<void>
}

type ForkOptions = {
  /** `postgres`: on a PostgreSQL server of its own, without the prepared data. */
  database?: 'embedded' | 'postgres'
  env?: Record<string, string>
  /** True for a portal without the demonstration. */
  isEmpty?: boolean
  /** `localhost` where the browser asks for a name: passkeys know no addresses. */
  host?: 'localhost' | '127.0.0.1'
}

/**
 * Makes a data folder with the demonstration, once for a run; each portal starts on a copy.
 *
 * @returns the folder
 */
export async function preparePortal(): Promise<string> {
  const template = await mkdtemp(join(tmpdir(), 'portal-template-'))
  const portal = await start(template, {})
  await portal.close()
  return template
}

/**
 * Starts the whole portal with its demonstration data, site, console and demos, in processes of their own.
 */
export async function forkPortal(template: string, options: ForkOptions = {}): Promise<ForkedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-whole-'))
  const { database, isEmpty, env = {}, host } = options
  const part = database === 'postgres' || isEmpty ? 'console' : ''
  await cp(join(template, part), join(dataDir, part), { recursive: true })
  if (database === 'postgres') return onPostgres(dataDir, env)
  return cleaningUp(await start(dataDir, isEmpty ? { ...env, DEMO_DATA: 'false' } : env, host), dataDir)
}

async function onPostgres(dataDir: string, env: Record<string, string>) {
  const { startDatabaseServer } = await import('@portal/server/test/database')
  const server = await startDatabaseServer()
  const address = server.address
  if (!address) throw new Error('There is no PostgreSQL on this machine')
  const portal = cleaningUp(await start(dataDir, { ...env, DATABASE_URL: address }), dataDir)
  return { ...portal, close: () => portal.close().then(server.stop) }
}

const cleaningUp = (portal: ForkedPortal, dataDir: string): ForkedPortal => ({
  ...portal,
  async close() {
    await portal.close()
    await rm(dataDir, { recursive: true, force: true })
  },
})

async function start(
  dataDir: string,
  env: Record<string, string>,
  host: ForkOptions['host'] = '127.0.0.1',
): Promise<ForkedPortal> {
  const [port, demoPort] = [await freePort(), await freePort()]
  const url = `http://${host}:${port}`
  const child = fork(CHILD, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO_PORT: String(demoPort),
      DATA_DIR: dataDir,
      LIMITS_FACTOR: '10000',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The portal ended with code ${code} before it was ready`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})

  let last = 0
  const command = (body: { type: 'advance'; ms: number } | { type: 'stop' }) =>
    new Promise<void>((resolve) => {
      const id = ++last
      const answered = (answer: { id?: number }) => {
        if (answer.id !== id) return
        child.off('message', answered)
        resolve()
      }
      child.on('message', answered)
      child.once('exit', () => resolve())
      child.send({ id, ...body })
    })
  const call = caller(url)
  return {
    url,
    demoUrl: `http://127.0.0.1:${demoPort}`,
    admin: ADMIN,
    call,
    advance: (ms) => command({ type: 'advance', ms }),
    setParameter: (name, value) => setParameter(call, name, value),
    mails: () => readMails(dataDir),
    close: () => command({ type: 'stop' }),
  }
}

async function setParameter(call: Caller, name: string, value: string) {
  const { data: session } = await call('POST', '/v1/token/', { body: ADMIN })
  const token = (session as { access_token: string }).access_token
  const { data } = await call('GET', '/v1/parameters/', { token })
  const known = (data as { id: number; parameter_name: string }[]).find((one) => one.parameter_name === name)
  const body = { parameter_name: name, parameter_value: value, parameter_status: 1 }
  const answer = known
    ? await call('PUT', `/v1/parameters/${known.id}`, { token, body })
    : await call('POST', '/v1/parameters/', { token, body })
  if (answer.status >= 300) throw new Error(`Parameter ${name}: ${answer.status}`)
}

async function readMails(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const kept = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(kept.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
