import { isEmail } from '@portal/contract'
import { migratePortal, openPortalDatabase } from '../src/db/index.ts'
import { checkDataDir } from '../src/start/checks.ts'
import { command } from '../src/start/command.ts'
import { ensureFirstAdmin } from '../src/users/commands/ensureFirstAdmin.ts'

/** `admin <e-mail>`: makes the first administrator and prints a password, once. */
await command(async (config, [email]) => {
  if (email !== undefined && !isEmail(email)) throw new Error(`${email} is no e-mail address`)
  await checkDataDir(config.dataDir)
  const database = openPortalDatabase(config.database)
  try {
    await migratePortal(database)
    const { user, madePassword } = await ensureFirstAdmin(
      { ...database, config: { ...config, admin: null }, now: () => new Date() },
      email,
    )
    if (!madePassword) throw new Error(`There is an administrator already: ${user.email}`)
    return `Administrator made: ${user.email}   password: ${madePassword}   (shown only now)`
  } finally {
    await database.db.destroy()
  }
})
