import { setTimeout as wait } from 'node:timers/promises'
import { withLease } from '@portal/platform/db/leases'
import type { UserRow } from '@portal/server/db/tables'
import type { Deps } from '@portal/server/deps'
import { counter, step } from '@portal/server/start/progress'
import { isEmpty } from './isEmpty.ts'
import { type DemoAccount, seedDemo } from './seedDemo.ts'

const LOOK_EVERY_MS = 250

/**
 * Loads the demonstration into an empty database. Of several servers that start at once one loads it, and the others
 * wait for it.
 *
 * @returns how one of its people signs in; `null` where there was something already, or another server loaded it
 */
export async function seedOnce(deps: Deps, admin: UserRow): Promise<DemoAccount | null> {
  const loaded: DemoAccount[] = []
  const load = async () => {
    if (!(await isEmpty(deps))) return
    const seeding = { admin, onProgress: counter('pictures and videos') }
    loaded.push(await step('Loading the demonstration data', () => seedDemo(deps, seeding)))
  }
  while ((await isEmpty(deps)) && !(await withLease(deps, 'demonstration', load))) await wait(LOOK_EVERY_MS)
  return loaded[0] ?? null
}
