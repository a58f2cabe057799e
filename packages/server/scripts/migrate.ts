import { backupBeforeMigrating } from '../src/backup/backup.ts'
import { openDatabase } from '../src/db/index.ts'
import { migrate } from '../src/db/migrate.ts'
import { checkDataDir } from '../src/start/problems.ts'
import { command } from './command.ts'

/** Brings the tables to this program's version without starting it. */
await command(async (config) => {
  await checkDataDir(config.dataDir)
  const database = openDatabase(config.database)
  try {
    const done = await migrate(database, () => backupBeforeMigrating(config, new Date()))
    return done.length ? `Migrated: ${done.join(', ')}` : 'The tables are up to date.'
  } finally {
    await database.db.destroy()
  }
})
