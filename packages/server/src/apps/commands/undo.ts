import type { AppUpdate } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { AppRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { findChange } from '../history.ts'
import { editedFields } from '../present.ts'
import { findApp } from '../queries.ts'
import { updateApp } from './update.ts'

/**
 * Takes back a change: writes the values before it, as a new change. Nothing is taken back that has changed
 * again since.
 *
 * @throws ProblemError `not_found`, `change_overtaken`, `conflict` or `code_taken`
 */
export async function undoChange(
  deps: EditDeps,
  by: Author,
  { appId, changeId }: { appId: number; changeId: number },
): Promise<AppRow> {
  const [app, changes] = [await findApp(deps.db, appId), await findChange(deps.db, appId, changeId)]
  if (!app || !changes?.length) throw new ProblemError('not_found')
  const now = editedFields(app)
  if (changes.some(({ field, after }) => now[field] !== after)) throw new ProblemError('change_overtaken')
  const before = Object.fromEntries(changes.map((change) => [change.field, change.before])) as AppUpdate
  return updateApp(deps, by, appId, { ...before, updated_at: app.updated_at }, changeId)
}
