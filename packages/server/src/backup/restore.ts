import { cp, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../env.ts'
import { isPostgres, PARTS } from './backup.ts'
import { checkSqlite, restorePostgres } from './databaseCopy.ts'

type Place = Pick<Config, 'dataDir' | 'database' | 'mediaStore'>

/**
 * Puts a backup in the place of the data, while the portal is stopped. Moves the old data aside, a stale
 * `-wal` included, which would corrupt the restored file.
 *
 * @returns the folder with the old data
 * @throws Error when the folder is no backup of this kind of database, or is damaged; nothing is changed
 * then
 */
export async function restoreBackup(
  { dataDir, database, mediaStore }: Place,
  from: string,
  now: Date,
): Promise<string> {
  const about = await readFile(join(from, PARTS.about), 'utf8').catch(() => null)
  if (about === null) throw new Error(`${from} is no backup: it has no ${PARTS.about}`)
  const { engine } = JSON.parse(about) as { engine: string }
  if ((engine === 'postgres') !== isPostgres(database))
    throw new Error(`This backup is one of ${engine}, and DATABASE_URL names another kind of database`)
  if (engine === 'sqlite') checkSqlite(join(from, PARTS.sqlite))

  const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(':', '-')}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  if (engine === 'sqlite') {
    for (const suffix of ['', '-wal', '-shm'])
      await moveIfThere(`${database}${suffix}`, join(aside, `${PARTS.sqlite}${suffix}`))
    await cp(join(from, PARTS.sqlite), database)
  } else await restorePostgres(database, join(from, PARTS.postgres))
  if (!mediaStore && (await exists(join(from, PARTS.media)))) {
    await moveIfThere(join(dataDir, 'media'), join(aside, PARTS.media))
    await cp(join(from, PARTS.media), join(dataDir, 'media'), { recursive: true })
  }
  return aside
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function moveIfThere(from: string, to: string) {
  if (await exists(from)) await rename(from, to)
}
