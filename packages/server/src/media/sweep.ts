import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '@portal/platform/files/disk'
import type { Deps } from '../deps.ts'
import { isOwnName } from './kinds.ts'
import { incomingFolder } from './receive.ts'

type Tools = Pick<Deps, 'db' | 'files' | 'config' | 'now' | 'log'>
const HOUR = 3_600_000

/**
 * Deletes stored files without a row, and broken-off uploads. A file goes when two sweeps in a row find no
 * row for it: one being stored has none yet, and pages opened before still show a replaced one.
 *
 * @returns the sweep, to be called repeatedly by one caller
 */
export function createSweep({ db, files, config, now, log }: Tools) {
  let suspects = new Set<string>()
  return async function sweep() {
    // Files of deleted apps.
    await db.deleteFrom('files').where('app_id', 'is', null).execute()
    const known = new Set((await db.selectFrom('files').select('path').execute()).map(({ path }) => path))
    const orphans = new Set<string>()
    for await (const { path } of files.list()) {
      if (known.has(path) || !isOwnName(path)) continue
      if (suspects.has(path)) await files.delete(path)
      else orphans.add(path)
    }
    suspects = orphans
    const abandoned = await sweepIncoming(incomingFolder(config.dataDir), now().getTime() - HOUR)
    log.info({ waiting: orphans.size, abandoned }, 'media swept')
  }
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
