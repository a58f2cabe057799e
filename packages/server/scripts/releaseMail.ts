import { parseArgs } from 'node:util'
import { openPortalDatabase } from '../src/db/index.ts'
import { releaseMail } from '../src/mail/hold.ts'
import { command } from '../src/start/command.ts'

/** `mail:release [--drop]`: lets messages leave again after a restore; `--drop` throws those away that wait. */
await command(async (config, args) => {
  const { values } = parseArgs({ args, options: { drop: { type: 'boolean', default: false } } })
  const { db } = openPortalDatabase(config.database)
  try {
    const waiting = await releaseMail(db, values)
    return `Mail is no longer held. ${waiting} messages waited${values.drop ? ' and were thrown away' : ' and leave now'}.`
  } finally {
    await db.destroy()
  }
})
