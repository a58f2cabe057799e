import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@portal/contract'
import { nullIfMissing } from '@portal/platform/files/disk'
import type { Deps } from '../deps.ts'
import { isOwnName } from './kinds.ts'
import { incomingFolder } from './receive.ts'

type SweepDeps = Pick<Deps, 'db' | 'files' | 'config' | 'now' | 'log'>

/**
 * Deletes stored files without a row, and broken-off uploads. A file without a row goes when two sweeps in a row find it
 * so: one being stored has none yet.
 *
 * @returns the sweep, to be called repeatedly by one caller
 */
export function createSweep(deps: SweepDeps) {
  const { db, files, config, now, log } = deps
  let suspects = new Set<string>()
  return async function sweep() {
    const known = new Set((await db.selectFrom('files').select('path').execute()).map(({ path }) => path))
    const orphans = new Set<string>()
    for await (const { path } of files.list()) {
      if (known.has(path) || !isOwnName(path)) continue
      if (suspects.has(path)) await files.delete(path)
      else orphans.add(path)
    }
    suspects = orphans
    const abandoned = await sweepIncoming(incomingFolder(config.dataDir), now().getTime() - HOUR_MS)
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
