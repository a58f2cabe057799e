import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { CATALOGUE } from '../queries.ts'

/** Needed by every edit of the catalogue. */
export type EditDeps = Pick<Deps, 'db' | 'now' | 'catalogueEdited'>

/**
 * Edits what the public site shows, in one transaction: moves the revision, does the work, and tells the
 * listeners after the commit. Moving the revision first locks its row, so that edits run one by one.
 *
 * @example await editCatalogue(deps, (trx) => trx.deleteFrom('apps').where('id', '=', id).execute())
 */
export async function editCatalogue<Result>(
  { db, now, catalogueEdited }: EditDeps,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    await moveRevision(trx, now())
    return work(trx)
  })
  catalogueEdited.emit()
  return result
}

/**
 * Moves the catalogue to its next revision, in the transaction of the edit.
 *
 * @returns the new revision
 */
async function moveRevision(trx: Transaction<Database>, now: Date): Promise<number> {
  const { revision } = await trx
    .insertInto('revisions')
    .values({ name: CATALOGUE, revision: 1, updated_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        revision: row('revisions.revision', '+', 1),
        updated_at: now.toISOString(),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
