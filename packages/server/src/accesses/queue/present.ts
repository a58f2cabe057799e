import type { AdminAccess } from '@portal/contract'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { adminAccess } from '../present.ts'
import { readEarlier } from './earlier.ts'
import { findInQueue, type QueueRow } from './list.ts'

type PresentDeps = Pick<Deps, 'db' | 'config' | 'now'>

/** Presents rows of the queue to administrators. */
export async function presentQueue(
  { db, config, now }: PresentDeps,
  rows: QueueRow[],
): Promise<AdminAccess[]> {
  const at = { settings: await readSettings(db, config), now: now() }
  const earlierOf = await readEarlier(db, rows, at.now)
  return rows.map((row) => adminAccess(row, earlierOf(row), at))
}

/** Reads an access as administrators see it. */
export async function readInQueue(deps: PresentDeps, id: number): Promise<AdminAccess | undefined> {
  const row = await findInQueue(deps.db, id)
  const [access] = row ? await presentQueue(deps, [row]) : []
  return access
}
