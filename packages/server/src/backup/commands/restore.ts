import { cp, link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nullIfMissing, syncToDisk } from '@portal/platform/files/disk'
import { openDeletedPeople } from '../../users/deletedPeople.ts'
import { type About, type DataPlace, isPostgres, mediaFolder, nameOf, PARTS, readAbout } from '../folder.ts'
import { takeData } from '../lock.ts'
import { checkMedia } from '../media.ts'
import { checkDump, dumpPostgres, restorePostgres } from '../postgresCopy.ts'
import { checkSqlite, emptyLog } from '../sqliteCopy.ts'
import { settleRestored } from './settleRestored.ts'

/** The operator's choice for people in the backup who deleted their account since. */
export type OnDeleted = 'delete again' | 'bring back'

/** People in the backup deleted their account since: the operator must say what to do. */
export class DeletedSince extends Error {
  readonly count: number

  constructor(count: number) {
    super(
      `${count} people of this backup deleted their account since: restore with --delete-again to delete them once more, or with --bring-back to have them again.`,
    )
    this.count = count
  }
}

type Restored = {
  /** Folder with the data from before. */
  aside: string
  /** Number of people deleted again. */
  deletedAgain: number
}

/**
 * Puts a backup in the place of the data while no portal runs. Keeps the old data aside; holds mails until
 * released.
 *
 * @throws DeletedSince; Error when the folder is no backup of this kind of database, is damaged or
 * incomplete, or a portal runs. Nothing is changed then.
 */
export async function restoreBackup(
  place: DataPlace,
  from: string,
  { now, onDeleted }: { now: Date; onDeleted?: OnDeleted | undefined },
): Promise<Restored> {
  const about = await checkBackup(place, from)
  const deletedPeople = openDeletedPeople(place.dataDir)
  const people = about.people && new Set(about.people)
  const returning = (await deletedPeople.read()).filter((uuid) => !people || people.has(uuid))
  if (returning.length && !onDeleted) throw new DeletedSince(returning.length)

  const letGo = await takeData(place)
  if (!letGo) throw new Error('A portal runs on these data: stop it first.')
  try {
    const aside = join(place.dataDir, `before-restore-${nameOf(now)}`)
    await mkdir(aside, { recursive: true, mode: 0o700 })
    const again = onDeleted === 'delete again' ? returning : []
    if (!place.mediaStore) await stageMedia(place, from)
    await (isPostgres(place.database) ? replacePostgres : replaceSqlite)(place, from, { aside, again, now })
    if (!place.mediaStore) await swapMedia(place, aside)
    if (onDeleted === 'bring back') await deletedPeople.remove(returning)
    return { aside, deletedAgain: again.length }
  } finally {
    await letGo()
  }
}

/** @throws Error when something is missing or damaged */
async function checkBackup({ database, mediaStore }: DataPlace, from: string): Promise<About> {
  const about = await readAbout(from)
  if ((about.engine === 'postgres') !== isPostgres(database))
    throw new Error(`This backup is one of ${about.engine}, and DATABASE_URL names another kind of database`)
  if (about.engine === 'postgres') await checkDump(join(from, PARTS.postgres))
  else checkSqlite(join(from, PARTS.sqlite))
  if (!mediaStore && about.media) await checkMedia(about.media, join(from, PARTS.media))
  return about
}

type Replacing = { aside: string; again: string[]; now: Date }

/** Prepares the copy beside the database, then renames: a failure leaves everything as it was. */
async function replaceSqlite({ database }: DataPlace, from: string, { aside, again, now }: Replacing) {
  const staged = `${database}.restoring`
  await removeSqlite(staged)
  try {
    await cp(join(from, PARTS.sqlite), staged)
    await settleRestored(staged, again, now)
    await syncToDisk(staged)
  } catch (error) {
    await removeSqlite(staged)
    throw error
  }
  emptyLog(database)
  // A log left behind would corrupt the new file.
  for (const suffix of LOGS) await moveIfThere(database + suffix, join(aside, PARTS.sqlite + suffix))
  await link(database, join(aside, PARTS.sqlite)).catch(nullIfMissing)
  await rename(staged, database)
  await syncToDisk(dirname(database))
}

async function replacePostgres({ database }: DataPlace, from: string, { aside, again, now }: Replacing) {
  await dumpPostgres(database, join(aside, PARTS.postgres))
  await restorePostgres(database, join(from, PARTS.postgres))
  await settleRestored(database, again, now)
}

const stagedMedia = (dataDir: string) => `${mediaFolder(dataDir)}.restoring`

async function stageMedia({ dataDir }: DataPlace, from: string) {
  await rm(stagedMedia(dataDir), { recursive: true, force: true })
  await cp(join(from, PARTS.media), stagedMedia(dataDir), { recursive: true })
}

async function swapMedia({ dataDir }: DataPlace, aside: string) {
  await moveIfThere(mediaFolder(dataDir), join(aside, PARTS.media))
  await rename(stagedMedia(dataDir), mediaFolder(dataDir))
  await syncToDisk(dataDir)
}

const LOGS = ['-wal', '-shm']

async function removeSqlite(file: string) {
  for (const suffix of ['', ...LOGS]) await rm(file + suffix, { force: true })
}

const moveIfThere = (from: string, to: string) => rename(from, to).catch(nullIfMissing)
