import type { ImportBody, ImportedApp, ImportReport } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import type { Database } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import type { FetchDeps } from '../../media/byAddress.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'
import { insertApp } from '../commands/create.ts'
import { writeApp } from '../commands/update.ts'
import { withFreeCode } from '../commands/withFreeCode.ts'
import { fetchMedia, refuseTooMany } from './media.ts'
import { codeOf, planRow } from './plan.ts'
import type { Plan } from './planType.ts'

type ImportDeps = EditDeps & FetchDeps

/**
 * Imports apps, all or none, or says what an import would change. Files named by address follow the texts: one that
 * cannot be had leaves the old one, and its row says so.
 *
 * @throws ProblemError `conflict` or `code_taken` when the catalogue changed during the import
 */
export async function importApps(
  deps: ImportDeps,
  by: Author,
  { apps, dry_run }: ImportBody,
): Promise<ImportReport> {
  const planned = await planImport(deps.db, deps.config, apps)
  if (dry_run || isRefused(planned)) return { applied: false, rows: planned.map(present) }
  const plans = await writeImport(deps, by, apps)
  await fetchMedia(deps, by, plans)
  return { applied: true, rows: plans.map(present) }
}

/** Writes texts and settings. @returns the rows, each with its app */
const writeImport = (deps: ImportDeps, by: Author, apps: ImportBody['apps']) =>
  withFreeCode(() =>
    editCatalogue(deps, async (trx) => {
      const plans = await planImport(trx, deps.config, apps)
      if (isRefused(plans)) throw new ProblemError('conflict')
      const written: WrittenRow[] = []
      for (const plan of plans) written.push({ ...plan, appId: await writeRow(trx, deps.now(), by, plan) })
      return written
    }),
  )

type WrittenRow = Plan & { appId: number | null }

async function writeRow(
  trx: Transaction<Database>,
  now: Date,
  by: Author,
  plan: Plan,
): Promise<number | null> {
  if (plan.act === 'create') return (await insertApp(trx, now, by, plan.body)).id
  if (plan.act !== 'change') return null
  const { id, body, changes } = plan
  if (changes.length > 0) await writeApp(trx, now, by, { id, body, undoes: null })
  return id
}

const isRefused = (plans: Plan[]) => plans.some(({ act }) => act === 'refused')
const present = ({ row, code, act, changes, media, errors }: Plan): ImportedApp => ({
  row,
  code,
  act,
  changes,
  media,
  errors,
})

/** Judges every row; a code that stands twice is refused the second time. */
async function planImport(db: DbOrTrx, config: Deps['config'], apps: ImportBody['apps']): Promise<Plan[]> {
  const known = new Map((await db.selectFrom('apps').selectAll().execute()).map((app) => [app.code, app]))
  const seen = new Set<string>()
  const plans = apps.map((given, index): Plan => {
    const code = codeOf(given)
    if (seen.has(code)) {
      const errors = { code: 'appsAdmin.transfer.twice' }
      return { row: index + 1, code, act: 'refused', changes: [], media: [], errors }
    }
    if (code !== '') seen.add(code)
    return planRow(given, index + 1, known.get(code), config)
  })
  return refuseTooMany(plans)
}
