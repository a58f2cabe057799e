import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '@portal/platform/http/instance'
import type { Builder } from '@portal/publisher/build/builder'
import { createPreviewer } from '@portal/publisher/preview/previewer'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { type Config, parseEnv } from '../src/env.ts'
import { sendMails } from '../src/jobs/sendMails.ts'
import type { Mail } from '../src/mail/mailer.ts'
import { openDeps } from '../src/openDeps.ts'
import { type Clock, movableClock } from './clock.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { fakeBuilder } from './fakeSite.ts'
import { type Answer, type Call, caller } from './http.ts'

/** High enough that no test meets a limit by accident. */
const NO_LIMITS = '10000'

export type TestPortalOptions = {
  /** Environment variables, over those of the harness. */
  env?: Record<string, string>
  autoGrant?: boolean
  /** Start of the portal's clock; now unless set. */
  startAt?: Date
  /** A second server on the same data, files and clock. */
  beside?: TestPortal
  /** Receives every log line, as JSON. */
  logTo?: (line: string) => void
  /** Builds the pages of previews in the storefront's place. */
  buildPreview?: Builder['build']
  /** 0, a free port, unless set. */
  port?: number
}

export type TestPortal = {
  app: App
  baseUrl: string
  clock: Clock
  config: Config
  database: TestDatabase
  db: Deps['db']
  deps: Deps
  /** Makes one call over HTTP. */
  call(method: string, path: string, more?: Call): Promise<Answer>
  /** Sends what waits in the outbox, and gives all mails so far, oldest first. */
  mails(): Promise<Mail[]>
  close(): Promise<void>
}

/** Starts a portal on a database and a folder of its own, with a clock that the test moves. */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { beside } = options
  const dataDir = beside?.config.dataDir ?? mkdtempSync(join(tmpdir(), 'portal-data-'))
  const database: TestDatabase = beside?.database ?? (await openTestDatabase())
  const clock: Clock = beside?.clock ?? movableClock(options.startAt)
  const config: Config = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LIMITS_FACTOR: NO_LIMITS,
    AUTO_GRANT: String(options.autoGrant ?? false),
    DEMO_DATA: 'false',
    ...options.env,
  })
  const undeclared: string[] = []
  const write = (line: string) => {
    if (line.includes('"undeclared error"')) undeclared.push(line)
    options.logTo?.(line)
  }
  const log = pino({ level: options.logTo ? 'info' : 'error' }, { write })
  const { db, engine } = database
  const opened = await openDeps({ db, engine, config, now: clock.now, log })
  const deps = { ...opened, previewer: createPreviewer(config, fakeBuilder(options.buildPreview)) }
  const app = await buildApp(deps)
  const baseUrl = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  // Links lead to where the portal really listens.
  if (!options.env?.PUBLIC_URL) config.publicUrl = baseUrl
  return {
    app,
    baseUrl,
    clock,
    config,
    database,
    db,
    deps,
    call: caller(baseUrl),
    mails: async () => {
      await sendMails(deps)
      return readMails(dataDir)
    },
    async close() {
      await app.close()
      expectDeclared(undeclared)
      if (beside) return
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Every code that a call answered with stands in its endpoint, and so in the document. */
function expectDeclared(undeclared: string[]) {
  if (undeclared.length) throw new Error(`Missing in \`errors\` of an endpoint:\n${undeclared.join('')}`)
}

async function readMails(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const kept = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(kept.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail))
}
