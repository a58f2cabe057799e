import { resolve } from 'node:path'
import { restoreBackup } from '../src/backup/restore.ts'
import { checkPort } from '../src/start/checks.ts'
import { command } from '../src/start/command.ts'

/** `restore <folder>`: puts a backup in the place of the data. The portal must not be running. */
await command(async (config, [folder]) => {
  if (!folder) throw new Error('Name the folder of a backup, such as data/backups/2026-11-20T09-30-00.000Z')
  await checkPort(config)
  const aside = await restoreBackup(config, resolve(folder), new Date())
  return `Restored from ${folder}. What was there before is in ${aside}`
})
