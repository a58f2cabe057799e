import { after } from '@portal/platform/time/instants'
import { OWN_RULES, type RetentionDeps } from './ownRules.ts'
import { RULES } from './rules.ts'

/**
 * Deletes what was kept for its time, and notes when each rule ran last (docs/product.md#retention). A rule that fails
 * lets the others run.
 *
 * @throws AggregateError of the rules that failed
 */
export async function enforceRetention(deps: RetentionDeps): Promise<void> {
  const { db, now } = deps
  const failures: unknown[] = []
  const enforce = async (name: string, run: () => Promise<unknown>) => {
    try {
      await run()
      await noteRun(deps, name)
    } catch (error) {
      failures.push(error)
    }
  }
  for (const { name, keptMs, forget } of RULES)
    await enforce(name, () => forget(db, after(now(), -keptMs)).execute())
  for (const { name, retire } of OWN_RULES) await enforce(name, () => retire(deps))
  if (failures.length) throw new AggregateError(failures, 'Rules of retention failed')
}

function noteRun({ db, now }: Pick<RetentionDeps, 'db' | 'now'>, name: string) {
  const run = { name, ran_at: now().toISOString() }
  return db
    .insertInto('retention_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
    .execute()
}
