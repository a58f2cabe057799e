import { statfs } from 'node:fs/promises'
import { currentName, releasesFolder } from '@portal/publisher/releases/releases'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** With less free space the next upload or backup may fail. */
const SPACE_MIN_BYTES = 16 * 1024 * 1024

/**
 * Tells whether the database answers with this program's tables, the disk has room, and there is a site to
 * show.
 */
export async function isReady({
  db,
  config,
  showsSite,
}: Pick<Deps, 'db' | 'config' | 'showsSite'>): Promise<boolean> {
  try {
    if (showsSite && !config.publishHook && !(await currentName(releasesFolder(config.dataDir)))) return false
    await sql`select 1 from users where id = 0`.execute(db)
    const { bavail, bsize } = await statfs(config.dataDir)
    return bavail * bsize >= SPACE_MIN_BYTES
  } catch {
    return false
  }
}
