import { checkDataDir } from '@portal/server/start/checks'
import { command } from '@portal/server/start/command'
import { openPortal } from '@portal/server/start/openPortal'
import { counter } from '@portal/server/start/progress'
import { ensureFirstAdmin } from '@portal/server/users/commands/ensureFirstAdmin'
import { isEmpty } from '../src/seed/isEmpty.ts'
import { seedDemo } from '../src/seed/seedDemo.ts'

/** Loads the demonstration into an empty database, as the first `npm start` does. Destroys nothing. */
await command(async (config) => {
  await checkDataDir(config.dataDir)
  const portal = await openPortal(config)
  try {
    if (!(await isEmpty(portal.deps))) throw new Error('The database is not empty: nothing was changed.')
    const { user, madePassword } = await ensureFirstAdmin(portal.deps)
    const made = madePassword ? `Administrator made: ${user.email}   password: ${madePassword}\n` : ''
    const account = await seedDemo(portal.deps, { admin: user, onProgress: counter('pictures and videos') })
    return `${made}Demonstration loaded. Demo user: ${account.email}   password: ${account.password}`
  } finally {
    await portal.close()
  }
})
