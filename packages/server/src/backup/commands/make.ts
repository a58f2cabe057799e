import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncToDisk } from '@portal/platform/files/disk'
import {
  type About,
  backupsFolder,
  type Contents,
  type DataPlace,
  isPostgres,
  mediaFolder,
  nameOf,
  PARTS,
} from '../folder.ts'
import { copyMedia } from '../media.ts'
import { copyPostgres } from '../postgresCopy.ts'
import { checkSqlite, copySqlite, readContents } from '../sqliteCopy.ts'

/**
 * Backs a running portal up: a consistent copy of the database first, then the media that it names. The
 * folder appears whole and checked, or not at all. Media in a bucket are not part of it.
 *
 * @returns the folder
 * @throws Error when anything that belongs to it is missing
 */
export async function makeBackup(place: DataPlace, now: Date): Promise<string> {
  const folder = join(backupsFolder(place.dataDir), nameOf(now))
  const unfinished = `${folder}.part`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const contents = await copyDatabase(place.database, unfinished)
    if (!place.mediaStore)
      await copyMedia(contents.media, mediaFolder(place.dataDir), join(unfinished, PARTS.media))
    const engine = isPostgres(place.database) ? 'postgres' : 'sqlite'
    const about: About = { made_at: now.toISOString(), engine, ...contents }
    await writeFile(join(unfinished, PARTS.about), `${JSON.stringify(about)}\n`, { mode: 0o600, flush: true })
    await syncToDisk(unfinished)
    await rename(unfinished, folder)
    await syncToDisk(backupsFolder(place.dataDir))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  return folder
}

async function copyDatabase(database: string, folder: string): Promise<Contents> {
  if (isPostgres(database)) return copyPostgres(database, join(folder, PARTS.postgres))
  const copy = join(folder, PARTS.sqlite)
  await copySqlite(database, copy)
  checkSqlite(copy)
  return readContents(copy)
}
