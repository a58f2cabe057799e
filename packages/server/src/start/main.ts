import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { destination } from 'pino'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { nullIfMissing } from '../media/localStore.ts'
import { startPublishing } from '../publish/startPublishing.ts'
import { isEmpty } from '../seed/isEmpty.ts'
import { buildConsole, consoleFolder, isConsoleBuilt } from '../site/consoleBuild.ts'
import { ensureFirstAdmin } from '../users/firstAdmin.ts'
import { banner } from './banner.ts'
import { openPortal } from './openPortal.ts'
import { checkDataDir, checkPort, sentenceOf } from './problems.ts'
import { counter, say, step } from './progress.ts'

const FORCED_MS = 30_000
const stopping = new AbortController()
const closers: Array<() => unknown> = []
/** From the first moment of a stop new requests go elsewhere, whatever the parts that are closed first take. */
let leave = () => {}

async function start() {
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
  const demoAccount =
    wantsDemo && (await isEmpty(deps))
      ? await step('Loading the demonstration data', async () => {
          const { seedDemo } = await import('../seed/seedDemo.ts')
          return seedDemo(deps, { admin: admin.user, onProgress: counter('pictures and films') })
        })
      : null
  const address = await portal.listen()
  if (!(await isConsoleBuilt(consoleFolder())))
    await step('Building the console', () => buildConsole(stopping.signal)).catch(sayConsoleFailed)
  if (!stopping.signal.aborted) await publish(portal.deps, address)

  const sample = wantsDemo && !stopping.signal.aborted ? await sampleOf(deps) : null
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
async function publish(deps: Parameters<typeof startPublishing>[0], address: string) {
  const publisher = await startPublishing(deps, address)
  closers.unshift(() => publisher.stop())
  if (!(await publisher.isDue())) return
  const name = deps.config.publishHook ? 'Calling the publication hook' : 'Building the site'
  const error = await step(name, () => publisher.settled())
  if (error) say(`The site could not be published; it is tried again. ${error}`)
}

async function sampleOf(deps: Deps) {
  const { startSample } = await import('./sample.ts')
  return startSample(deps)
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

/** What `npm start` runs: everything at one address, from an empty folder to a portal that is ready. */
export async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  try {
    await start()
  } catch (error) {
    if (stopping.signal.aborted) return
    const sentence = sentenceOf(error)
    console.error(sentence ? `\n  ${sentence}\n` : error)
    await stop(1)
  }
}
