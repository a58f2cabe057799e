import type { Verification } from '@portal/contract'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

/** Keeps when a demo passed the conformance list: a valid ticket opened it, and nothing failed. */
export async function reportVerified(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  demo: AppRow,
  { cases }: Verification,
): Promise<{ verified_at: string | null }> {
  const opened = cases.some(({ name, outcome }) => name === 'valid' && outcome === 'passed')
  const failed = cases.some(({ outcome }) => outcome === 'failed')
  const verified_at = opened && !failed ? now().toISOString() : null
  await db.updateTable('apps').set({ verified_at }).where('id', '=', demo.id).execute()
  return { verified_at }
}
