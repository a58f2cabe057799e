import { after } from '@portal/platform/time/instants'
import type { Deps } from '../deps.ts'

/**
 * Deletes files that were replaced or removed, or whose app was deleted, so long ago. The files go before their rows: a
 * row without its file is found again.
 */
export async function removeDetached(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  keptMs: number,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ detached_at: now().toISOString() })
    .where('app_id', 'is', null)
    .where('detached_at', 'is', null)
    .execute()
  const old = await db
    .selectFrom('files')
    .select('path')
    .where('detached_at', '<', after(now(), -keptMs))
    .execute()
  for (const { path } of old) {
    await files.delete(path)
    await db.deleteFrom('files').where('path', '=', path).execute()
  }
}
