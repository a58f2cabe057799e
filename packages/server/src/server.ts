import process from 'node:process'
import { readEnv } from './env.ts'
import { checkDataDir, checkPort } from './start/checks.ts'
import { live } from './start/life.ts'
import { openLog } from './start/openLog.ts'
import { openPortal } from './start/openPortal.ts'
import { ensureFirstAdmin } from './users/commands/ensureFirstAdmin.ts'

/**
 * Runs the API alone, without demonstration data and site: for development, and for installations whose
 * pages lie on a CDN. `main.ts` is the whole portal.
 */
await live(async (life) => {
  const config = readEnv()
  await checkDataDir(config.dataDir)
  await checkPort(config)
  const log = await openLog(config.logFile ?? null)
  life.onStop(log.close)
  life.onHangUp(log.reopen)
  const portal = await openPortal(config, { logTo: log.to })
  life.onStop(portal.close)
  const { user, madePassword } = await ensureFirstAdmin(portal.deps)
  if (madePassword) process.stderr.write(`Administrator made: ${user.email}   password: ${madePassword}\n`)
  await portal.listen()
  life.serves(portal, config.stopDelayMs)
})
