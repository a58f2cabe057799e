import type { Transaction } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { Database } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

const CATALOGUE = 'catalogue'

/**
 * Moves the catalogue to its next revision. Call it in the transaction of every edit that the public site
 * shows: the edit and its revision are committed together or not at all.
 *
 * @returns the new revision
 */
export async function moveRevision(trx: Transaction<Database>, now: Date): Promise<number> {
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

/** The newest revision; 0 while nothing was ever edited. */
export async function readRevision(db: DbOrTrx): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', CATALOGUE)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/**
 * One transaction that edits what the public site shows: moves the revision, does the work, and tells the
 * listeners once it is committed. The revision comes first: its row is what lets edits in one by one, so that none
 * works on an order or a last place that another one is changing.
 *
 * @example await editCatalogue(deps, (trx) => trx.deleteFrom('apps').where('id', '=', id).execute())
 */
export async function editCatalogue<Result>(
  { db, now, catalogueEdited }: Pick<Deps, 'db' | 'now' | 'catalogueEdited'>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    await moveRevision(trx, now())
    return work(trx)
  })
  catalogueEdited.emit()
  return result
}
