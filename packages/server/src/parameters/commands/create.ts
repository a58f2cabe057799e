import type { ParameterBody } from '@portal/contract'
import type { ParameterRow } from '../../db/tables.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { editParameters } from './edit.ts'

/** @throws ProblemError `parameter_taken` */
export async function createParameter(
  deps: EditDeps,
  { updated_at: _, ...body }: ParameterBody,
): Promise<ParameterRow> {
  const at = deps.now().toISOString()
  return editParameters(deps, [body.parameter_name], (trx) =>
    trx
      .insertInto('parameters')
      .values({ ...body, created_at: at, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
