import { parseArgs } from 'node:util'
import { makeBackup } from '../src/backup/commands/make.ts'
import { pruneBackups } from '../src/backup/commands/prune.ts'
import { command } from '../src/start/command.ts'

/**
 * `backup [--keep 10] [--days 30]`: writes a backup to `DATA_DIR/backups` while the portal runs, and deletes those that
 * are older than so many days and not among the newest so many.
 */
await command(async (config, args) => {
  const { values } = parseArgs({
    args,
    options: { keep: { type: 'string', default: '10' }, days: { type: 'string', default: '30' } },
  })
  const retention = { count: wholeNumber('--keep', values.keep), days: wholeNumber('--days', values.days) }
  const folder = await makeBackup(config, new Date())
  const old = await pruneBackups(config.dataDir, retention, new Date())
  return `Backup written to ${folder}${old.length ? `; ${old.length} old ones deleted` : ''}`
})

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} must be a whole number above 0.`)
  return Number(text)
}
