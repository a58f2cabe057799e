import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DAY_MS } from '@portal/contract/rules'
import { nullIfMissing, syncToDisk } from '@portal/platform/files/disk'

/** The state from which a release was built. */
export type Release = {
  /** Revision of the catalogue. */
  revision: number
  /** Digest of the storefront's sources and settings. */
  fingerprint: string
}
const RELEASE = 'release.json'
const POINTER = 'current'
/** Begins the name of a folder that is being built or removed. */
const UNFINISHED = '.build-'
/** Pages opened before a switch still find their hashed assets in the older releases. */
export const KEPT = 3

export const releasesFolder = (dataDir: string) => join(dataDir, 'releases')
/** Folder of variants by content hash, shared by the releases. */
export const variantsFolder = (releases: string) => join(releases, '.compressed')
export const newReleaseName = ({ revision }: Release) =>
  `${String(revision).padStart(8, '0')}-${randomBytes(4).toString('hex')}`
const RELEASE_NAME = /^\d{8,}-[0-9a-f]{8}$/

/** Gives the name of the live release; `null` before the first. */
export async function currentName(releases: string): Promise<string | null> {
  const name = await readFile(join(releases, POINTER), 'utf8').catch(nullIfMissing)
  return name && RELEASE_NAME.test(name) ? name : null
}

export async function currentRelease(releases: string): Promise<Release | null> {
  const name = await currentName(releases)
  const text = name && (await readFile(join(releases, name, RELEASE), 'utf8').catch(nullIfMissing))
  return text ? (JSON.parse(text) as Release) : null
}

/** Gives the folder of the live release if it has the same sources and settings, else `null`. */
export async function releaseLike(releases: string, { fingerprint }: Release): Promise<string | null> {
  const [name, current] = await Promise.all([currentName(releases), currentRelease(releases)])
  return name && current?.fingerprint === fingerprint ? join(releases, name) : null
}

/** Records in a release's folder what it was built from. */
export const describeRelease = (folder: string, release: Release) =>
  writeFile(join(folder, RELEASE), JSON.stringify(release))

/**
 * Makes a finished folder the live release. Everything is on disk before the pointer moves in one step, so a
 * power cut leaves the old site or the new one, whole.
 */
export async function switchTo(releases: string, name: string): Promise<void> {
  await syncTree(join(releases, name))
  const next = join(releases, `.${POINTER}-${randomBytes(4).toString('hex')}`)
  const pointer = await open(next, 'w')
  try {
    await pointer.writeFile(name)
    await pointer.sync()
  } finally {
    await pointer.close()
  }
  await rename(next, join(releases, POINTER))
  await syncToDisk(releases)
}

/** Flushes a folder to the disk, by one call for its file system where the system can. */
async function syncTree(folder: string) {
  try {
    await promisify(execFile)('sync', ['--file-system', folder])
  } catch {
    await syncEach(folder)
  }
}

async function syncEach(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncEach(path)
    else await syncToDisk(path)
  }
  await syncToDisk(folder)
}

/** Lists the releases, newest first. */
export async function releaseNames(releases: string): Promise<string[]> {
  const names = ((await readdir(releases).catch(nullIfMissing)) ?? []).filter((name) =>
    RELEASE_NAME.test(name),
  )
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(releases, name)).catch(nullIfMissing))?.mtimeMs ?? 0,
    })),
  )
  return dated.sort((a, b) => b.at - a.at).map(({ name }) => name)
}

/** Removes all but the last releases, broken-off builds, and variants unused for a week. */
export async function prune(releases: string): Promise<void> {
  const current = await currentName(releases)
  const old = (await releaseNames(releases)).filter((name) => name !== current).slice(KEPT - 1)
  for (const name of old) await removeRelease(releases, name)
  const cache = variantsFolder(releases)
  const before = Date.now() - 7 * DAY_MS
  for (const name of (await readdir(cache).catch(nullIfMissing)) ?? []) {
    const found = await stat(join(cache, name)).catch(nullIfMissing)
    if (found && found.mtimeMs < before) await rm(join(cache, name), { force: true })
  }
}

/** Renames before removing: a folder that loses its files would count as the release changed last. */
async function removeRelease(releases: string, name: string) {
  const gone = join(releases, `${UNFINISHED}${name}`)
  await rename(join(releases, name), gone)
  await rm(gone, { recursive: true, force: true })
}

/** Makes a folder to build in, on the disk of the releases, so that the switch is a rename. */
export async function buildFolder(releases: string): Promise<string> {
  const folder = join(releases, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  return folder
}

/** Removes what dead builds and broken-off removals left. */
export async function removeAbandoned(releases: string): Promise<void> {
  for (const name of (await readdir(releases).catch(nullIfMissing)) ?? [])
    if (name.startsWith(UNFINISHED)) await rm(join(releases, name), { recursive: true, force: true })
}
