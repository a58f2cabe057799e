import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { nullIfMissing } from '@portal/platform/files/disk'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { type Config, readEnv } from '../env.ts'
import { ensureFirstAdmin } from '../users/commands/ensureFirstAdmin.ts'
import { banner } from './banner.ts'
import { checkDataDir, checkPort } from './checks.ts'
import { type Life, live } from './life.ts'
import { openLog } from './openLog.ts'
import { openPortal } from './openPortal.ts'
import { say } from './progress.ts'
import { showSite } from './showSite.ts'

/** Sample data and sample apps for an empty portal. */
export type Demonstration = {
  /** Loads the data into an empty database. @returns a sample account; `null` when nothing was loaded */
  seed(deps: Deps, admin: UserRow): Promise<{ email: string; password: string } | null>
  /** Starts the apps. @returns a sentence when they could not start; `null` when there are none */
  startApps(deps: Deps): Promise<{ url: string; stop(): void } | string | null>
}

/**
 * Runs everything at one address, from an empty folder to a ready portal.
 *
 * @param loadDemonstration called unless the configuration switches the demonstration off
 */
export const main = (loadDemonstration?: () => Promise<Demonstration>) =>
  live((life) => start(life, loadDemonstration))

async function start(life: Life, loadDemonstration?: () => Promise<Demonstration>) {
  const config = readEnv()
  await checkDataDir(config.dataDir)
  await checkPort(config)
  const logFile = await freshLogFile(config)
  const log = await openLog(logFile)
  life.onStop(log.close)
  life.onHangUp(log.reopen)
  const portal = await openPortal(config, { logTo: log.to, showsSite: true })
  life.onStop(portal.close)
  const { deps } = portal

  const admin = await ensureFirstAdmin(deps)
  if (admin.madePassword) say(`Administrator made: ${admin.user.email}   password: ${admin.madePassword}`)
  const wantsDemo = config.demoData ?? !config.production
  const demo = wantsDemo ? await loadDemonstration?.() : undefined
  const demoAccount = (await demo?.seed(deps, admin.user)) ?? null
  const address = await portal.listen()
  life.serves(portal, config.stopDelayMs)
  const isWhole = await showSite(deps, address, life)

  const sample = life.stopping.aborted ? null : ((await demo?.startApps(deps)) ?? null)
  if (sample && typeof sample === 'object') life.onStop(() => sample.stop())
  if (typeof sample === 'string') say(sample)
  if (life.stopping.aborted) return
  process.stdout.write(
    banner({
      config,
      isWhole,
      admin: { email: admin.user.email, password: admin.madePassword },
      demoAccount,
      sampleUrl: sample && typeof sample === 'object' ? sample.url : null,
      logFile,
    }),
  )
}

/** Chooses the log's file: LOG_FILE, else standard output in production and a file of this run elsewhere. */
async function freshLogFile({ logFile, production, dataDir }: Config): Promise<string | null> {
  if (logFile || production) return logFile ?? null
  const file = join(dataDir, 'portal.log')
  await rename(file, join(dataDir, 'portal.previous.log')).catch(nullIfMissing)
  return file
}
