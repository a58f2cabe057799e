import type { ParameterBody } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { ParameterRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { findParameter } from '../queries.ts'
import { editParameters } from './edit.ts'
import { recordParameter } from './record.ts'

/**
 * @throws ProblemError `not_found`, `parameter_taken`, or `conflict` when the record changed since it was
 * read
 */
export async function updateParameter(
  deps: EditDeps,
  by: Author,
  id: number,
  { updated_at, ...body }: ParameterBody,
): Promise<ParameterRow> {
  const before = await findParameter(deps.db, id)
  if (!before) throw new ProblemError('not_found')
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new ProblemError('conflict')
  return editParameters(deps, [before.parameter_name, body.parameter_name], async (trx) => {
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
