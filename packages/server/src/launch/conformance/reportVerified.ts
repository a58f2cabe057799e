import type { Verification } from '@portal/contract'
import { isConforming } from '@portal/gate/check'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

/** Keeps when a demo passed the conformance list; one that did not pass is verified no longer. */
export async function reportVerified(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  demo: AppRow,
  { cases }: Verification,
): Promise<{ verified_at: string | null }> {
  const verified_at = isConforming(cases) ? now().toISOString() : null
  await db.updateTable('apps').set({ verified_at }).where('id', '=', demo.id).execute()
  return { verified_at }
}
