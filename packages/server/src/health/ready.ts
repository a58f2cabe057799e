import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** Less free space than this, and the next upload or backup may be the one that fails. */
const SPACE_MIN_BYTES = 16 * 1024 * 1024

/** Whether the database answers with the tables of this program, and the disk has room. */
export async function isReady({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  try {
    await sql`select 1 from users where id = 0`.execute(db)
    const { bavail, bsize } = await statfs(config.dataDir)
    return bavail * bsize >= SPACE_MIN_BYTES
  } catch {
    return false
  }
}
