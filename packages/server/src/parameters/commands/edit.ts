import { isKnownParameter, KNOWN_PARAMETERS } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'

/** Tells whether the public site shows a parameter. */
const isPublic = (name: string) => isKnownParameter(name) && 'isPublic' in KNOWN_PARAMETERS[name]

/**
 * Edits parameters in one transaction, as an edit of the catalogue when the public site shows one of them.
 *
 * @param names names of the parameters before and after
 * @throws ProblemError `parameter_taken`
 */
export async function editParameters<Result>(
  deps: EditDeps,
  names: string[],
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await (names.some(isPublic) ? editCatalogue(deps, work) : deps.db.transaction().execute(work))
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError('parameter_taken', { errors: { parameter_name: 'parametersAdmin.nameTaken' } })
    throw error
  }
}
