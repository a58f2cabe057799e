import { resolve } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { DeletedSince, type OnDeleted, restoreBackup } from '../src/backup/commands/restore.ts'
import { command } from '../src/start/command.ts'

/**
 * `restore <folder> [--delete-again | --bring-back]`: puts a backup in the place of the data, while the portal stands
 * still. Asks what to do about people who deleted their account since, where somebody is there to ask.
 */
await command(async (config, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'delete-again': { type: 'boolean' }, 'bring-back': { type: 'boolean' } },
  })
  const [folder] = positionals
  if (!folder) throw new Error('Name the folder of a backup, such as data/backups/2026-11-20T09-30-00.000Z')
  if (values['delete-again'] && values['bring-back'])
    throw new Error('Choose one of --delete-again and --bring-back.')
  const restore = (onDeleted?: OnDeleted) =>
    restoreBackup(config, resolve(folder), { now: new Date(), onDeleted })
  const bringsBack = values['bring-back'] ? 'bring back' : undefined
  const chosen = values['delete-again'] ? 'delete again' : bringsBack
  const { aside, deletedAgain } = await restore(chosen).catch(async (error: unknown) => {
    if (!(error instanceof DeletedSince) || !process.stdin.isTTY) throw error
    return restore(await ask(error))
  })
  return [
    `Restored from ${folder}. What was there before is in ${aside}`,
    ...(deletedAgain ? [`${deletedAgain} people who had deleted their account were deleted again.`] : []),
    'Mail is held: npm run mail:release sends what waits, npm run mail:release -- --drop throws it away.',
  ].join('\n')
})

async function ask({ count }: DeletedSince): Promise<OnDeleted> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `${count} people of this backup deleted their account since. Delete them again (d) or bring them back (b)? `
  try {
    for (;;) {
      const answer = (await terminal.question(question)).trim().toLowerCase()
      if (answer === 'd') return 'delete again'
      if (answer === 'b') return 'bring back'
    }
  } finally {
    terminal.close()
  }
}
