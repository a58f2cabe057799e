import { isEmail, normalizeEmail } from '@portal/contract'
import { migratePortal, openPortalDatabase } from '../src/db/index.ts'
import { checkDataDir } from '../src/start/checks.ts'
import { command } from '../src/start/command.ts'
import { ensureFirstAdmin } from '../src/users/commands/ensureFirstAdmin.ts'
import { letIn } from '../src/users/commands/letIn.ts'

/**
 * `admin <e-mail>`: makes the first administrator and prints a password, once. `admin let-in <e-mail>`: lets somebody
 * back in as an administrator (docs/sign-in.md#the-operators-way-back-in).
 */
await command(async (config, args) => {
  const letsIn = args[0] === 'let-in'
  const email = letsIn ? args[1] : args[0]
  if (letsIn && email === undefined) throw new Error('Whom? admin let-in <e-mail>')
  if (email !== undefined && !isEmail(email)) throw new Error(`${email} is no e-mail address`)
  await checkDataDir(config.dataDir)
  const database = openPortalDatabase(config.database)
  try {
    await migratePortal(database)
    const now = () => new Date()
    if (letsIn) {
      const made = await letIn({ ...database, now }, normalizeEmail(email ?? ''))
      if (!made) throw new Error(`There is nobody with the address ${email}`)
      return `${made.user.email} administers the portal.   password: ${made.password}   (shown only now; taken for an hour, whatever LOCAL_PASSWORDS says)`
    }
    const { user, madePassword } = await ensureFirstAdmin(
      { ...database, config: { ...config, admin: null }, now },
      email,
      'operator',
    )
    if (!madePassword) throw new Error(`There is an administrator already: ${user.email}`)
    return `Administrator made: ${user.email}   password: ${madePassword}   (shown only now)`
  } finally {
    await database.db.destroy()
  }
})
