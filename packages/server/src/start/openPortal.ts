import type { AddressInfo } from 'node:net'
import type { App } from '@portal/platform/http/instance'
import { startJobs } from '@portal/platform/jobs/jobs'
import { createLog } from '@portal/platform/log'
import type { DestinationStream } from 'pino'
import { buildApp } from '../app.ts'
import { backupBeforeMigrating } from '../backup/commands/makeBeforeMigrating.ts'
import { holdData } from '../backup/lock.ts'
import { seesSharedMedia } from '../backup/sharedStore.ts'
import { migratePortal, openPortalDatabase } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import type { Config } from '../env.ts'
import { portalJobs } from '../jobs/portalJobs.ts'
import { isMailHeld } from '../mail/hold.ts'
import { openDeps } from '../openDeps.ts'
import { portProblem, StartProblem } from './problems.ts'

/** After this, requests that still run are cut off. */
const DRAIN_MS = 25_000

export type Portal = {
  app: App
  deps: Deps
  /** Listens. @returns the address at which this machine reaches it. @throws StartProblem */
  listen(): Promise<string>
  /** Lets running requests finish, then closes everything. */
  close(): Promise<void>
}

type Options = {
  /** Destination of the log; standard output unless given. */
  logTo?: DestinationStream
  now?: Deps['now']
  /** True when this process builds and shows the site. */
  showsSite?: boolean
}

/** Makes the portal's real parts from its configuration, with the database migrated; does not listen yet. */
export async function openPortal(
  config: Config,
  { logTo, now = () => new Date(), showsSite }: Options = {},
): Promise<Portal> {
  const letGo = await holdData(config)
  if (!letGo)
    throw new StartProblem('A backup is being restored into these data: start again once it is done.')
  const database = openPortalDatabase(config.database)
  await migratePortal(database, () => backupBeforeMigrating(config, now()))
  const log = createLog(config, logTo)
  const deps = await openDeps({ ...database, config, now, log, showsSite })
  if (!(await seesSharedMedia(deps)))
    throw new StartProblem(
      'Another server runs on this database and its media are not here: give every server the same MEDIA_STORE, or one DATA_DIR on a shared disk.',
    )
  const app = await buildApp(deps)
  let jobs: ReturnType<typeof startJobs> | undefined
  return {
    app,
    deps,
    async listen() {
      const { host, port } = config
      await app.listen({ host, port, listenTextResolver: () => 'listening' }).catch((error: unknown) => {
        throw portProblem(error, config)
      })
      if (await isMailHeld(deps)) log.warn('mail is held since a restore: npm run mail:release sends it')
      jobs = startJobs(portalJobs(deps), deps.log)
      return addressOf(app, host)
    },
    async close() {
      await app.drain.start(DRAIN_MS)
      await jobs?.stop()
      await app.close()
      await deps.mailer.close()
      await deps.traces?.close()
      await database.db.destroy()
      await letGo()
    },
  }
}

/** A server that listens everywhere is reached at the loopback address too. */
function addressOf(app: App, host: string) {
  const { port } = app.server.address() as AddressInfo
  const reached = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}
