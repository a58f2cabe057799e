import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@portal/contract'
import { nullIfMissing } from '@portal/platform/files/disk'
import { after } from '@portal/platform/time/instants'
import type { Deps } from '../deps.ts'
import { isOwnName } from './kinds.ts'
import { incomingFolder } from './receive.ts'

type SweepDeps = Pick<Deps, 'db' | 'files' | 'config' | 'now' | 'log'>
/** Longer than any backup takes: it copies the files that its copy of the database names. */
const KEPT_MS = DAY_MS

/**
 * Deletes files that were replaced or removed a day ago, stored files without a row, and broken-off uploads. A file
 * without a row goes when two sweeps in a row find it so: one being stored has none yet.
 *
 * @returns the sweep, to be called repeatedly by one caller
 */
export function createSweep(deps: SweepDeps) {
  const { db, files, config, now, log } = deps
  let suspects = new Set<string>()
  return async function sweep() {
    const removed = await sweepDetached(deps)
    const known = new Set((await db.selectFrom('files').select('path').execute()).map(({ path }) => path))
    const orphans = new Set<string>()
    for await (const { path } of files.list()) {
      if (known.has(path) || !isOwnName(path)) continue
      if (suspects.has(path)) await files.delete(path)
      else orphans.add(path)
    }
    suspects = orphans
    const abandoned = await sweepIncoming(incomingFolder(config.dataDir), now().getTime() - HOUR_MS)
    log.info({ removed, waiting: orphans.size, abandoned }, 'media swept')
  }
}

/** The files first: a row without its file is found again. */
async function sweepDetached({ db, files, now }: SweepDeps): Promise<number> {
  // Files of deleted apps.
  await db
    .updateTable('files')
    .set({ detached_at: now().toISOString() })
    .where('app_id', 'is', null)
    .where('detached_at', 'is', null)
    .execute()
  const old = await db
    .selectFrom('files')
    .select('path')
    .where('detached_at', '<', after(now(), -KEPT_MS))
    .execute()
  for (const { path } of old) {
    await files.delete(path)
    await db.deleteFrom('files').where('path', '=', path).execute()
  }
  return old.length
}

async function sweepIncoming(folder: string, before: number) {
  let removed = 0
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    const found = await stat(join(folder, name)).catch(nullIfMissing)
    if (!found || found.mtimeMs > before) continue
    await rm(join(folder, name), { force: true })
    removed += 1
  }
  return removed
}
