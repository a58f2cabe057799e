import type { ImportBody, ImportedApp, ImportReport } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../../db/index.ts'
import type { Author } from '../../journal/author.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'
import { insertApp } from '../commands/create.ts'
import { writeApp } from '../commands/update.ts'
import { withFreeCode } from '../commands/withFreeCode.ts'
import { codeOf, type Plan, planRow } from './plan.ts'

/**
 * Imports apps, all or none, or says what an import would change.
 *
 * @throws ProblemError `conflict` or `code_taken` when the catalogue changed during the import
 */
export async function importApps(
  deps: EditDeps,
  by: Author,
  { apps, dry_run }: ImportBody,
): Promise<ImportReport> {
  const planned = await planImport(deps.db, apps)
  if (dry_run || isRefused(planned)) return { applied: false, rows: planned.map(present) }
  return withFreeCode(() =>
    editCatalogue(deps, async (trx) => {
      const plans = await planImport(trx, apps)
      if (isRefused(plans)) throw new ProblemError('conflict')
      for (const plan of plans) {
        if (plan.act === 'create') await insertApp(trx, deps.now(), by, plan.body)
        if (plan.act === 'change')
          await writeApp(trx, deps.now(), by, { id: plan.id, body: plan.body, undoes: null })
      }
      return { applied: true, rows: plans.map(present) }
    }),
  )
}

const isRefused = (plans: Plan[]) => plans.some(({ act }) => act === 'refused')
const present = ({ row, code, act, changes, errors }: Plan): ImportedApp => ({
  row,
  code,
  act,
  changes,
  errors,
})

/** Judges every row; a code that stands twice is refused the second time. */
async function planImport(db: DbOrTrx, apps: ImportBody['apps']): Promise<Plan[]> {
  const known = new Map((await db.selectFrom('apps').selectAll().execute()).map((app) => [app.code, app]))
  const seen = new Set<string>()
  return apps.map((given, index) => {
    const code = codeOf(given)
    if (seen.has(code)) {
      const errors = { code: 'appsAdmin.transfer.twice' }
      return { row: index + 1, code, act: 'refused', changes: [], errors }
    }
    if (code !== '') seen.add(code)
    return planRow(given, index + 1, known.get(code))
  })
}
