import { type ParameterChange, parameterFault } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { ParameterRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { findParameter } from '../queries.ts'
import { editParameters } from './edit.ts'
import { recordParameter } from './record.ts'

/**
 * Writes what the body names.
 *
 * @throws ProblemError `not_found`, `parameter_taken`, `invalid_fields` for a value that does not fit the name, or
 * `conflict` when the record changed since it was read
 */
export async function updateParameter(
  deps: EditDeps,
  by: Author,
  id: number,
  { updated_at, ...body }: ParameterChange,
): Promise<ParameterRow> {
  const before = await findParameter(deps.db, id)
  if (!before) throw new ProblemError('not_found')
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new ProblemError('conflict')
  const wanted = { ...before, ...body }
  const fault = parameterFault(wanted)
  if (fault) throw fieldError('parameter_value', fault)
  return editParameters(deps, [before.parameter_name, wanted.parameter_name], async (trx) => {
    const after = await trx
      .updateTable('parameters')
      .set({ ...body, updated_at: nextInstant(before.updated_at, deps.now()) })
      .where('id', '=', id)
      .where('updated_at', '=', before.updated_at)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new ProblemError('conflict')
    await recordParameter(trx, deps.now(), { by, before, after })
    return after
  })
}
