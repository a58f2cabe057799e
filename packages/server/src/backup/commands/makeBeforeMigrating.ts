import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsFolder, type DataPlace, isPostgres, nameOf } from '../folder.ts'
import { copySqlite } from '../sqliteCopy.ts'

/**
 * Copies the embedded database before an update changes its tables. PostgreSQL is left to its own backups: a dump
 * could take hours.
 */
export async function backupBeforeMigrating(
  { dataDir, database }: Pick<DataPlace, 'dataDir' | 'database'>,
  now: Date,
): Promise<void> {
  if (isPostgres(database)) return
  const folder = backupsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copySqlite(database, join(folder, `before-update-${nameOf(now)}.db`))
}
