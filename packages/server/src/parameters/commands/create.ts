import type { ParameterBody } from '@portal/contract'
import type { ParameterRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { editParameters } from './edit.ts'
import { recordParameter } from './record.ts'

/** @throws ProblemError `parameter_taken` */
export async function createParameter(
  deps: EditDeps,
  by: Author,
  { updated_at: _, ...body }: ParameterBody,
): Promise<ParameterRow> {
  const at = deps.now().toISOString()
  return editParameters(deps, [body.parameter_name], async (trx) => {
    const made = await trx
      .insertInto('parameters')
      .values({ ...body, created_at: at, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordParameter(trx, deps.now(), { by, before: null, after: made })
    return made
  })
}
