import { backupBeforeMigrating } from '../src/backup/commands/makeBeforeMigrating.ts'
import { migratePortal, openPortalDatabase } from '../src/db/index.ts'
import { checkDataDir } from '../src/start/checks.ts'
import { command } from '../src/start/command.ts'

/** Brings the tables to this program's version without starting it. */
await command(async (config) => {
  await checkDataDir(config.dataDir)
  const database = openPortalDatabase(config.database)
  try {
    const done = await migratePortal(database, () => backupBeforeMigrating(config, new Date()))
    return done.length ? `Migrated: ${done.join(', ')}` : 'The tables are up to date.'
  } finally {
    await database.db.destroy()
  }
})
