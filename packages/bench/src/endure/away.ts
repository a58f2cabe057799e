import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { startPortal, statusOf, until } from './portal.ts'

const AWAY_MS = 3_000
/** Waits for a write of the portal that is under way. */
const PATIENCE_MS = 5_000

/** Takes the database away, again and again: the portal stays, says so, and is back by itself. */
export async function takeDatabase(place: Place, times: number): Promise<string> {
  const portal = await startPortal(place.env)
  const leave = place.database ?? lockOf(join(place.env.DATA_DIR, 'portal.db'))
  try {
    let slowest = 0
    for (let round = 0; round < times; round += 1) {
      await leave.pause()
      const refused = await portal.write(`away.${round}`)
      if (refused !== 503) throw new Error(`a write answered ${refused} without its database`)
      if ((await statusOf(portal.call, '/v1/health/live')) !== 200) throw new Error('the portal is gone')
      if (place.database && (await statusOf(portal.call, '/v1/health/ready')) !== 503)
        throw new Error('ready without its database')
      await wait(AWAY_MS)
      await leave.resume()
      const started = performance.now()
      await until('back', async () => (await portal.write(`back.${round}.${Date.now()}`)) === 201)
      slowest = Math.max(slowest, performance.now() - started)
    }
    return `back within ${Math.round(slowest)} ms each time`
  } finally {
    await portal.end('SIGTERM')
  }
}

/** The embedded database cannot leave; another process can keep it from being written. */
function lockOf(file: string) {
  const other = new DatabaseSync(file, { timeout: PATIENCE_MS })
  return {
    pause: async () => other.exec('begin immediate'),
    resume: async () => other.exec('rollback'),
  }
}
