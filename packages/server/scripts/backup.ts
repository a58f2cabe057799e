import { makeBackup, pruneBackups } from '../src/backup/backup.ts'
import { command } from '../src/start/command.ts'

/** Writes a backup to `DATA_DIR/backups` while the portal runs, and lets the oldest go. */
await command(async (config) => {
  const folder = await makeBackup(config, new Date())
  const gone = await pruneBackups(config.dataDir)
  return `Backup written to ${folder}${gone.length ? `; ${gone.length} old ones deleted` : ''}`
})
