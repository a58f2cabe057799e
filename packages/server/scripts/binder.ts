import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@portal/contract'
import { writeBinder } from '../src/binder/write.ts'
import { openPortalDatabase } from '../src/db/index.ts'
import { command } from '../src/start/command.ts'

/** `binder [folder]`: writes what is true of this installation, in both languages; `DATA_DIR/binder` unless said. */
await command(async (config, [folder = join(config.dataDir, 'binder')]) => {
  const database = openPortalDatabase(config.database)
  try {
    await mkdir(folder, { recursive: true })
    for (const language of LANGUAGES) {
      const text = await writeBinder({ db: database.db, config, now: () => new Date() }, language)
      await writeFile(join(folder, `binder.${language}.md`), `${text}\n`)
    }
    return `Binder written: ${join(folder, 'binder.fr.md')}, binder.en.md`
  } finally {
    await database.db.destroy()
  }
})
