import type { AddressInfo } from 'node:net'
import type { App } from '@portal/platform/http/instance'
import { startJobs } from '@portal/platform/jobs/jobs'
import { createLog } from '@portal/platform/log'
import type { DestinationStream } from 'pino'
import { buildApp } from '../app.ts'
import { backupBeforeMigrating } from '../backup/backup.ts'
import { migratePortal, openPortalDatabase } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import type { Config } from '../env.ts'
import { portalJobs } from '../jobs/portalJobs.ts'
import { openDeps } from '../openDeps.ts'

/** After this, requests that still run are cut off (security, OP1). */
const DRAIN_MS = 25_000

export type Portal = {
  app: App
  deps: Deps
  /** Listens. @returns the address at which this machine reaches it */
  listen(): Promise<string>
  /** Lets running requests finish, then closes everything. */
  close(): Promise<void>
}

/** The portal's real parts by its configuration, database migrated; it does not listen yet. */
export async function openPortal(
  config: Config,
  logTo?: DestinationStream,
  now: Deps['now'] = () => new Date(),
): Promise<Portal> {
  const database = openPortalDatabase(config.database)
  await migratePortal(database, () => backupBeforeMigrating(config, now()))
  const deps = await openDeps({ ...database, config, now, log: createLog(config, logTo) })
  const app = await buildApp(deps)
  let jobs: ReturnType<typeof startJobs> | undefined
  return {
    app,
    deps,
    async listen() {
      await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
      jobs = startJobs(portalJobs(deps), deps.log)
      const { port } = app.server.address() as AddressInfo
      // A server that listens everywhere is reached here, too.
      const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host
      return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    },
    async close() {
      await app.drain.start(DRAIN_MS)
      await jobs?.stop()
      await app.close()
      await deps.mailer.close()
      await database.db.destroy()
    },
  }
}
