import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DAY_MS } from '@portal/contract/rules'
import { nullIfMissing } from '@portal/platform/files/disk'
import { workspace } from '@portal/platform/files/workspace'
import { copySources } from './sources.ts'

/** Names this machine, because another one may share the folder. */
const mine = `.workshop-${hostname()}-`

/** A folder with the storefront's sources, in which Astro may write. */
export type Workshop = {
  /** Astro's root. */
  root: string
  /** Folder of Astro's output. */
  site: string
  cache: string
}

/**
 * Works on a copy of the storefront: Astro writes beside its sources, which may be read-only, and two
 * servers of one checkout must not cross.
 *
 * @param parent on the disk of the releases, so that the finished site is only renamed
 */
export async function inWorkshop<Result>(
  parent: string,
  work: (workshop: Workshop) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  await removeAbandoned(parent)
  const root = await mkdtemp(join(parent, `${mine}${process.pid}-`))
  try {
    copySources(workspace.storefront, root)
    return await work({ root, site: join(root, 'dist'), cache: join(root, '.cache') })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** Removes the folders of killed builds: at once for this machine's, after a day for others. */
async function removeAbandoned(parent: string) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith('.workshop-')) continue
    const workshop = join(parent, name)
    const isGone = name.startsWith(mine)
      ? !isRunning(Number.parseInt(name.slice(mine.length), 10))
      : await isOlderThan(workshop, DAY_MS)
    if (isGone) await rm(workshop, { recursive: true, force: true })
  }
}

const isOlderThan = async (path: string, ms: number) =>
  Date.now() - ((await stat(path).catch(nullIfMissing))?.mtimeMs ?? 0) > ms

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user has this number.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
