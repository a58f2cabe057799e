import type { ParameterBody } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import { editCatalogue } from '../catalogue/revision.ts'
import type { Database } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { findParameter } from './repository.ts'

type Tools = Pick<Deps, 'db' | 'now' | 'catalogueEdited'>

/** The parameters that the public site shows the effect of. */
const SHOWN = ['catalogue.hideOffline']

/** @throws ProblemError `parameter_taken` */
export async function createParameter(deps: Tools, { updated_at: _, ...body }: ParameterBody) {
  const at = deps.now().toISOString()
  return edit(deps, [body.parameter_name], (trx) =>
    trx
      .insertInto('parameters')
      .values({ ...body, created_at: at, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** @throws ProblemError `not_found`, `parameter_taken`, or `conflict` where the body was read from an older version */
export async function updateParameter(deps: Tools, id: number, { updated_at, ...body }: ParameterBody) {
  const before = await findParameter(deps.db, id)
  if (!before) throw new ProblemError('not_found')
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new ProblemError('conflict')
  return edit(deps, [before.parameter_name, body.parameter_name], async (trx) => {
    const after = await trx
      .updateTable('parameters')
      .set({ ...body, updated_at: nextInstant(before.updated_at, deps.now()) })
      .where('id', '=', id)
      .where('updated_at', '=', before.updated_at)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new ProblemError('conflict')
    return after
  })
}

/** The portal goes back to the initial value. @throws ProblemError `not_found` */
export async function removeParameter(deps: Tools, id: number): Promise<void> {
  const before = await findParameter(deps.db, id)
  if (!before) throw new ProblemError('not_found')
  await edit(deps, [before.parameter_name], (trx) =>
    trx.deleteFrom('parameters').where('id', '=', id).execute(),
  )
}

/** One transaction; the public site learns of it where it concerns it. */
async function edit<Result>(
  deps: Tools,
  names: string[],
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await (names.some((name) => SHOWN.includes(name))
      ? editCatalogue(deps, work)
      : deps.db.transaction().execute(work))
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError('parameter_taken', { errors: { parameter_name: 'parametersAdmin.nameTaken' } })
    throw error
  }
}
