import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../env.ts'
import { copySqlite, dumpPostgres } from './databaseCopy.ts'

type Place = Pick<Config, 'dataDir' | 'database' | 'mediaStore'>
export const isPostgres = (address: string) => /^postgres(ql)?:/.test(address)
export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')
/** Names of the parts of a backup. */
export const PARTS = {
  sqlite: 'portal.db',
  postgres: 'portal.dump',
  media: 'media',
  about: 'backup.json',
} as const

const DAYS_KEPT = 7
const WEEKS_KEPT = 4

/**
 * Backs a running portal up: the database first, then the media, so that every row has its file (a file that
 * loses its row stays for a while). The backup is a folder that appears whole or not at all. Media in a
 * bucket are not part of it.
 *
 * @returns the folder
 */
export async function makeBackup({ dataDir, database, mediaStore }: Place, now: Date): Promise<string> {
  const name = now.toISOString().replaceAll(':', '-')
  const folder = join(backupsFolder(dataDir), name)
  const unfinished = `${folder}.part`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    if (isPostgres(database)) await dumpPostgres(database, join(unfinished, PARTS.postgres))
    else await copySqlite(database, join(unfinished, PARTS.sqlite))
    if (!mediaStore)
      await cp(join(dataDir, 'media'), join(unfinished, PARTS.media), { recursive: true, force: true }).catch(
        ignoreMissing,
      )
    const about = { made_at: now.toISOString(), engine: isPostgres(database) ? 'postgres' : 'sqlite' }
    await writeFile(join(unfinished, PARTS.about), `${JSON.stringify(about)}\n`, { mode: 0o600 })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  return folder
}

/** Keeps the newest backup of each of the last 7 days and 4 weeks; copies made by updates stay. */
export async function pruneBackups(dataDir: string): Promise<string[]> {
  const folder = backupsFolder(dataDir)
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => /^\d{4}-\d\d-\d\dT/.test(name))
    .sort()
    .reverse()
  const kept = new Set([...newestOf(names, dayOf, DAYS_KEPT), ...newestOf(names, weekOf, WEEKS_KEPT)])
  const gone = names.filter((name) => !kept.has(name))
  for (const name of gone) await rm(join(folder, name), { recursive: true, force: true })
  return gone
}

/** Copies the embedded database before an update changes its tables. */
export async function backupBeforeMigrating({ dataDir, database }: Place, now: Date): Promise<void> {
  // A dump of a large PostgreSQL could take hours; such installations have their own backups.
  if (isPostgres(database)) return
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 })
  const name = `before-update-${now.toISOString().replaceAll(':', '-')}.db`
  await copySqlite(database, join(backupsFolder(dataDir), name))
}

function newestOf(names: string[], period: (name: string) => string, count: number): string[] {
  const newest = new Map<string, string>()
  for (const name of names) if (!newest.has(period(name))) newest.set(period(name), name)
  return [...newest.values()].slice(0, count)
}
const dayOf = (name: string) => name.slice(0, 10)
const weekOf = (name: string) => String(Math.floor(Date.parse(dayOf(name)) / (7 * 24 * 60 * 60_000)))

const ignoreMissing = (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
