import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@portal/contract'
import { nullIfMissing } from '@portal/platform/files/disk'
import { backupsFolder, instantOf, nameOf } from '../folder.ts'

/** Keeps the newest `count` backups whatever their age, and others for `days` days. */
export type Retention = { count: number; days: number }

const BROKEN_OFF = /^\d{4}-\d\d-\d\dT.*\.part$/

/** Deletes old and broken-off backups; copies made by updates stay. @returns the names of the old ones */
export async function pruneBackups(
  dataDir: string,
  { count, days }: Retention,
  now: Date,
): Promise<string[]> {
  const folder = backupsFolder(dataDir)
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
  const isOlder = (name: string, age: number) => name < nameOf(new Date(now.getTime() - age * DAY_MS))
  const old = names
    .filter((name) => instantOf(name) !== null)
    .sort()
    .reverse()
    .slice(count)
    .filter((name) => isOlder(name, days))
  const brokenOff = names.filter((name) => BROKEN_OFF.test(name) && isOlder(name, 1))
  for (const name of [...old, ...brokenOff]) await rm(join(folder, name), { recursive: true, force: true })
  return old
}
