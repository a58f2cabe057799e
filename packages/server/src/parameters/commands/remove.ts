import { ProblemError } from '@portal/platform/http/problem'
import type { ParameterRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { findParameter } from '../queries.ts'
import { editParameters } from './edit.ts'
import { recordParameter } from './record.ts'

/**
 * Deletes a parameter; its initial value applies again.
 *
 * @returns the parameter as it was
 * @throws ProblemError `not_found`
 */
export async function removeParameter(deps: EditDeps, by: Author, id: number): Promise<ParameterRow> {
  const before = await findParameter(deps.db, id)
  if (!before) throw new ProblemError('not_found')
  await editParameters(deps, [before.parameter_name], async (trx) => {
    await trx.deleteFrom('parameters').where('id', '=', id).execute()
    await recordParameter(trx, deps.now(), { by, before, after: null })
  })
  return before
}
