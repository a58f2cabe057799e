import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { nullIfMissing } from '@portal/platform/files/disk'
import { buildConsole, consoleFolder, isConsoleBuilt } from '@portal/publisher/build/consoleBuild'
import { startPublishing } from '@portal/publisher/startPublishing'
import { destination } from 'pino'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { publisherDeps } from '../publication/publisherDeps.ts'
import { ensureFirstAdmin } from '../users/commands/ensureFirstAdmin.ts'
import { banner } from './banner.ts'
import { openPortal } from './openPortal.ts'
import { checkDataDir, checkPort, sentenceOf } from './problems.ts'
import { say, step } from './progress.ts'

/** Sample data and sample apps for a portal that nobody has filled yet. */
export type Demonstration = {
  /** Loads the data into an empty database. @returns how one of its people signs in; `null` where nothing was loaded */
  seed(deps: Deps, admin: UserRow): Promise<{ email: string; password: string } | null>
  /** Starts the apps. @returns a sentence where they could not start, `null` where there are none */
  startApps(deps: Deps): Promise<{ url: string; stop(): void } | string | null>
}

const FORCED_MS = 30_000
const stopping = new AbortController()
const closers: Array<() => unknown> = []
/** From the first moment of a stop new requests go elsewhere, whatever the parts that are closed first take. */
let leave = () => {}

async function start(loadDemonstration?: () => Promise<Demonstration>) {
  const config = readEnv()
  await checkDataDir(config.dataDir)
  await checkPort(config)
  const logFile = config.production ? null : await freshLog(config.dataDir)
  const portal = await openPortal(config, logFile ? await openLog(logFile) : undefined)
  const { deps } = portal
  closers.push(() => portal.close())
  leave = () => void portal.app.drain.start(0)

  const admin = await ensureFirstAdmin(deps)
  if (admin.madePassword) say(`Administrator made: ${admin.user.email}   password: ${admin.madePassword}`)
  const wantsDemo = config.demoData ?? !config.production
  const demo = wantsDemo ? await loadDemonstration?.() : undefined
  const demoAccount = (await demo?.seed(deps, admin.user)) ?? null
  const address = await portal.listen()
  if (!(await isConsoleBuilt(consoleFolder())))
    await step('Building the console', () => buildConsole(stopping.signal)).catch(sayConsoleFailed)
  if (!stopping.signal.aborted) await publish(portal.deps, address)

  const sample = stopping.signal.aborted ? null : ((await demo?.startApps(deps)) ?? null)
  if (sample && typeof sample === 'object') closers.unshift(() => sample.stop())
  if (typeof sample === 'string') say(sample)
  if (stopping.signal.aborted) return
  process.stdout.write(
    banner({
      config,
      admin: { email: admin.user.email, password: admin.madePassword },
      demoAccount,
      sampleUrl: sample && typeof sample === 'object' ? sample.url : null,
      logFile,
    }),
  )
}

/** The site and the API are there without it. */
function sayConsoleFailed(error: Error) {
  if (!stopping.signal.aborted) say(`The console could not be built: ${error.message}`)
}

/** The first publication is waited for; where the last release is today's it is there already. */
async function publish(deps: Deps, address: string) {
  const publisher = await startPublishing(publisherDeps(deps), address)
  closers.unshift(() => publisher.stop())
  if (!(await publisher.isDue())) return
  const name = deps.config.publishHook ? 'Calling the publication hook' : 'Building the site'
  const error = await step(name, () => publisher.settled())
  if (error) say(`The site could not be published; it is tried again. ${error}`)
}

/** The last run's log is kept beside the new one. */
async function freshLog(dataDir: string) {
  const file = join(dataDir, 'portal.log')
  await rename(file, join(dataDir, 'portal.previous.log')).catch(nullIfMissing)
  return file
}

/** Open before anything else: a log on its way to be opened fails the end of a start that fails. */
async function openLog(dest: string) {
  const log = destination({ dest, mode: 0o600 })
  await once(log, 'ready')
  return log
}

async function stop(code: number) {
  if (stopping.signal.aborted) return
  stopping.abort()
  leave()
  setTimeout(() => process.exit(code || 1), FORCED_MS).unref()
  for (const close of closers.splice(0)) await Promise.resolve(close()).catch(() => {})
  process.exit(code)
}

/**
 * Runs everything at one address, from an empty folder to a portal that is ready.
 *
 * @param loadDemonstration called unless the configuration says that no demonstration is wanted
 */
export async function main(loadDemonstration?: () => Promise<Demonstration>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  try {
    await start(loadDemonstration)
  } catch (error) {
    if (stopping.signal.aborted) return
    const sentence = sentenceOf(error)
    console.error(sentence ? `\n  ${sentence}\n` : error)
    await stop(1)
  }
}
