import { cpSync, readdirSync, renameSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { nullIfMissing } from '@portal/platform/files/disk'
import { workspace } from '@portal/platform/files/workspace'

const parent = join(workspace.storefront, '.cache')
const A_DAY_MS = 24 * 3_600_000
/** Says whose it is: another machine may share the checkout. */
const mine = `build-${hostname()}-`

/**
 * Astro writes its own program beside the site and runs it from there: the place must lie within the storefront, so that
 * the program finds its packages, and be nobody else's, so that two servers of one checkout do not cross.
 */
export async function inWorkshop<Result>(work: (workshop: string) => Promise<Result>): Promise<Result> {
  await mkdir(parent, { recursive: true })
  await removeAbandoned()
  const workshop = await mkdtemp(join(parent, `${mine}${process.pid}-`))
  try {
    return await work(workshop)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Removes workshops of builds that were killed: at once where this machine knows, elsewhere after a day. */
async function removeAbandoned() {
  for (const name of await readdir(parent)) {
    const workshop = join(parent, name)
    const isGone = name.startsWith(mine)
      ? !isRunning(Number.parseInt(name.slice(mine.length), 10))
      : await isOlderThan(workshop, A_DAY_MS)
    if (isGone) await rm(workshop, { recursive: true, force: true })
  }
}

const isOlderThan = async (path: string, ms: number) =>
  Date.now() - ((await stat(path).catch(nullIfMissing))?.mtimeMs ?? 0) > ms

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process of that number is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Moves what a folder contains into another one that may have some of the same folders. */
export function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    try {
      renameSync(source, target)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code === 'EXDEV') cpSync(source, target, { recursive: true })
      else if (entry.isDirectory()) moveInto(source, target)
      else throw error
    }
  }
}
