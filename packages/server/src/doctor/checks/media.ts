import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFileStore } from '@portal/platform/files/openStore'
import pLimit from 'p-limit'
import type { OpenDatabase } from '../../db/index.ts'
import type { Config } from '../../env.ts'
import { incomingFolder } from '../../media/receive.ts'
import { type Finding, findings, reasonOf } from '../finding.ts'

const say = findings('Media')
const PROBE = 'inspected-'
const AT_ONCE = 8

/** Checks that the store takes, gives and deletes a file, and has what the database names. */
export async function checkMedia(
  { db }: OpenDatabase,
  config: Pick<Config, 'mediaStore' | 'dataDir'>,
): Promise<Finding[]> {
  const where = config.mediaStore?.split('?')[0] ?? join(config.dataDir, 'media')
  try {
    const files = await openFileStore(config)
    const name = `${PROBE}${randomBytes(6).toString('hex')}.txt`
    const local = join(incomingFolder(config.dataDir), name)
    await mkdir(incomingFolder(config.dataDir), { recursive: true })
    await writeFile(local, name)
    await files.putFile(name, local, 'text/plain').finally(() => rm(local, { force: true }))
    await files.size(name)
    await files.delete(name)
    const named = await db
      .selectFrom('files')
      .select(['path', 'bytes'])
      .where('detached_at', 'is', null)
      .execute()
    const limit = pLimit(AT_ONCE)
    const sizes = await Promise.all(named.map(({ path }) => limit(() => files.size(path))))
    const missing = named.filter(({ bytes }, index) => sizes[index] !== bytes)
    if (missing.length)
      return [
        say.wrong(
          `${missing.length} of ${named.length} media files are missing in ${where} or not whole, such as ${missing[0]?.path}: restore them from a backup.`,
        ),
      ]
    return [say.fine(`${where} has all ${named.length} files that the database names.`)]
  } catch (error) {
    return [say.wrong(`The store of the media at ${where} cannot be used (${reasonOf(error)}).`)]
  }
}
