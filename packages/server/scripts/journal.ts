import { stdout } from 'node:process'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openPortalDatabase } from '../src/db/index.ts'
import { journalLines } from '../src/journal/lines.ts'
import { command } from '../src/start/command.ts'

/** `journal [--after <id>]`: writes the journal as JSON Lines, oldest first. */
await command(async (config, args) => {
  const { values } = parseArgs({ args, options: { after: { type: 'string', default: '0' } } })
  const after = Number(values.after)
  if (!Number.isSafeInteger(after) || after < 0) throw new Error('--after must be the id of an entry')
  const database = openPortalDatabase(config.database)
  try {
    await pipeline(journalLines(database, after), stdout, { end: false })
    return null
  } finally {
    await database.db.destroy()
  }
})
