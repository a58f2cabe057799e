import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/db/index.ts'
import { workspace } from '../../src/lib/workspace.ts'
import { fillDatabase, type Size } from '../fill/fillDatabase.ts'
import { freePort, type Served, serve } from './process.ts'

const ADMIN = { email: 'bench@exemple.fr', password: 'Mesure-2026!ok' }
const START = join(workspace.server, 'scripts/start.ts')

export type Subject = {
  served: Served
  dataDir: string
  database: string
  /** Bearer token of the administrator. */
  token: string
  call<Body>(method: string, path: string, body?: unknown, token?: string): Promise<Body>
  restart(): Promise<Served>
  remove(): Promise<void>
}

/** A whole portal in a folder of its own: the demonstration, or as many invented rows as `size` says. */
export async function startSubject(size?: Size, more: Record<string, string> = {}): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const env = {
    NODE_ENV: size ? 'production' : '',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    DEMO_DATA: size ? 'false' : 'true',
    ...more,
  }
  const start = async () => {
    const port = await freePort()
    return serve(START, {
      port,
      path: '/en/',
      env: { ...env, PORT: String(port), DEMO_PORT: String(await freePort()) },
    })
  }
  const database = more.DATABASE_URL ?? join(dataDir, 'portal.db')
  let served = await start()
  if (size) {
    await served.stop()
    const opened = openDatabase(database)
    await fillDatabase(opened, size)
    await opened.db.destroy()
    served = await start()
  }
  const subject: Subject = {
    served,
    dataDir,
    database,
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
    async restart() {
      await subject.served.stop()
      subject.served = await start()
      return subject.served
    },
    async remove() {
      await subject.served.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  const session = await subject.call<{ access_token: string }>('POST', '/v1/token/', ADMIN)
  subject.token = session.access_token
  return subject
}
