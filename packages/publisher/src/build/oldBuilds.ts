import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@portal/contract/rules'

/** The current build, and the one that a server of the version before still shows. */
const KEPT = 2

/**
 * Removes old builds of the console, or of previews. A day's builds stay: another process may be at work on one.
 *
 * @param folder holds a folder for each build; hidden ones are no builds
 */
export async function removeOldBuilds(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const builds = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = builds.sort((a, b) => b.at - a.at).slice(KEPT)
  for (const { path, at } of old)
    if (at < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
}
