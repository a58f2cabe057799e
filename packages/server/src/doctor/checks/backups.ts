import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@portal/contract'
import { nullIfMissing } from '@portal/platform/files/disk'
import { backupsFolder, instantOf, readAbout } from '../../backup/folder.ts'
import type { Config } from '../../env.ts'
import { type Finding, findings, reasonOf } from '../finding.ts'

const say = findings('Backups')
const OLD_HOURS = 26

/** Age of the newest backup. */
export async function checkBackups({ dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<Finding[]> {
  const folder = backupsFolder(dataDir)
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
  const newest = names
    .filter((name) => instantOf(name))
    .sort()
    .at(-1)
  if (!newest)
    return [say.wrong(`There is no backup in ${folder}: npm run backup, and a timer that repeats it.`)]
  try {
    await readAbout(join(folder, newest))
  } catch (error) {
    return [say.wrong(reasonOf(error))]
  }
  const hours = Math.round((now.getTime() - (instantOf(newest) ?? now).getTime()) / HOUR_MS)
  return hours > OLD_HOURS
    ? [
        say.wrong(
          `The newest backup is ${hours} hours old: systemctl status portal-backup.timer portal-backup.service`,
        ),
      ]
    : [say.fine(`The newest backup is ${hours} hours old.`)]
}
