import { after } from '@portal/platform/time/instants'
import type { Deps } from '../deps.ts'
import { RULES } from './rules.ts'

/** Deletes what was kept for its time, and notes when each rule ran last (docs/product.md#retention). */
export async function enforceRetention({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  for (const { name, keptMs, forget } of RULES) {
    await forget(db, after(now(), -keptMs)).execute()
    const run = { name, ran_at: now().toISOString() }
    await db
      .insertInto('retention_runs')
      .values(run)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
      .execute()
  }
}
