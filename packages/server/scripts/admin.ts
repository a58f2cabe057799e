import { isEmail, normalizeEmail } from '@portal/contract'
import { migratePortal, type OpenDatabase, openPortalDatabase } from '../src/db/index.ts'
import type { Config } from '../src/env.ts'
import { resetFactors } from '../src/factors/commands/remove.ts'
import { checkDataDir } from '../src/start/checks.ts'
import { command } from '../src/start/command.ts'
import { ensureFirstAdmin } from '../src/users/commands/ensureFirstAdmin.ts'
import { letIn } from '../src/users/commands/letIn.ts'
import { findUserByEmail } from '../src/users/queries.ts'

type Tools = OpenDatabase & { now: () => Date }

/** Acts on somebody's account, by address (docs/sign-in.md#the-operators-way-back-in). */
const ACTS: Record<string, (tools: Tools, email: string) => Promise<string | null>> = {
  async 'let-in'(tools, email) {
    const made = await letIn(tools, email)
    return (
      made &&
      `${made.user.email} administers the portal.   password: ${made.password}   (shown only now; taken for an hour, whatever LOCAL_PASSWORDS says)`
    )
  },
  async 'reset-factors'(tools, email) {
    const user = await findUserByEmail(tools.db, email)
    if (!user) return null
    await resetFactors(tools, { kind: 'operator' }, user.id)
    return `${user.email} has no second factor now.`
  },
}

async function makeFirst(tools: Tools, config: Config, email: string | undefined): Promise<string> {
  const given = { ...tools, config: { ...config, admin: null } }
  const { user, madePassword } = await ensureFirstAdmin(given, email, 'operator')
  if (!madePassword) throw new Error(`There is an administrator already: ${user.email}`)
  return `Administrator made: ${user.email}   password: ${madePassword}   (shown only now)`
}

/**
 * `admin <e-mail>`: makes the first administrator and prints a password, once. `admin let-in <e-mail>`: lets somebody
 * back in as an administrator. `admin reset-factors <e-mail>`: takes away the second factors that somebody lost.
 */
await command(async (config, [first, second]) => {
  const act = ACTS[first ?? '']
  const email = act ? second : first
  if (act && email === undefined) throw new Error(`Whom? admin ${first} <e-mail>`)
  if (email !== undefined && !isEmail(email)) throw new Error(`${email} is no e-mail address`)
  await checkDataDir(config.dataDir)
  const database = openPortalDatabase(config.database)
  try {
    await migratePortal(database)
    const tools = { ...database, now: () => new Date() }
    if (!act) return await makeFirst(tools, config, email)
    const done = await act(tools, normalizeEmail(email ?? ''))
    if (!done) throw new Error(`There is nobody with the address ${email}`)
    return done
  } finally {
    await database.db.destroy()
  }
})
