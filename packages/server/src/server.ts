import process from 'node:process'
import { readEnv } from './env.ts'
import { openPortal, type Portal } from './start/openPortal.ts'
import { checkDataDir, checkPort, sentenceOf } from './start/problems.ts'
import { ensureFirstAdmin } from './users/commands/ensureFirstAdmin.ts'

/**
 * The server by itself: no demonstration data, no build of the site. `scripts/start.cjs` is the whole portal; this is
 * for development, and for installations whose pages lie on a CDN.
 */
const FORCED_MS = 30_000
let portal: Portal | undefined
let stopping = false

async function run() {
  const config = readEnv()
  await checkDataDir(config.dataDir)
  await checkPort(config)
  portal = await openPortal(config)
  const { user, madePassword } = await ensureFirstAdmin(portal.deps)
  if (madePassword) process.stderr.write(`Administrator made: ${user.email}   password: ${madePassword}\n`)
  await portal.listen()
}

async function stop(code: number) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code || 1), FORCED_MS).unref()
  await portal?.close()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
run().catch(async (error: unknown) => {
  const sentence = sentenceOf(error)
  console.error(sentence ?? error)
  await stop(1)
})
