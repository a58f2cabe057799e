import process from 'node:process'
import { parseArgs } from 'node:util'
import { migratePortal, openPortalDatabase } from '@portal/server/db/index'
import { readEnv } from '@portal/server/env'
import { fillDatabase } from '@portal/server/test'

/**
 * Fills the configured database with a large portal: `CAN_FILL_DATABASE=1 pnpm db:fill`. Invented rows
 * cannot be told from real ones afterwards, hence the variable.
 */
const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '10000' },
    users: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '500000' },
  },
})

if (process.env.CAN_FILL_DATABASE !== '1') {
  process.stderr.write(
    'This adds thousands of invented rows. Set CAN_FILL_DATABASE=1 to say that you mean it.\n',
  )
  process.exit(1)
}
const started = performance.now()
const database = openPortalDatabase(readEnv().database)
await migratePortal(database)
await fillDatabase(database, {
  apps: Number(values.apps),
  users: Number(values.users),
  requests: Number(values.requests),
})
await database.db.destroy()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  `${values.apps} apps, ${values.users} users, ${values.requests} requests in ${seconds} s\n`,
)
