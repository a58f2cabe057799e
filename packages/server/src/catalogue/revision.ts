import type { Kysely, Transaction } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/types.ts'
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

const ofCatalogue = prepared((db) =>
  db.selectFrom('revisions').select('revision').where('name', '=', CATALOGUE),
)

/** The newest revision; 0 while nothing was ever edited. */
export async function readRevision(db: DbOrTrx): Promise<number> {
  const [row] = await ofCatalogue(db, {})
  return row?.revision ?? 0
}

type Listener = () => void
const listeners = new WeakMap<Kysely<Database>, Set<Listener>>()

/**
 * Calls back after each edit of the catalogue that this process committed; other servers' edits show in
 * {@link readRevision}.
 *
 * @returns what ends it
 */
export function onRevision({ db }: Pick<Deps, 'db'>, listener: Listener): () => void {
  const known = listeners.get(db) ?? new Set()
  listeners.set(db, known.add(listener))
  return () => known.delete(listener)
}

/**
 * One transaction that edits what the public site shows: moves the revision, does the work, and tells the
 * listeners once it is committed. The revision comes first: its row is what lets edits in one by one, so that none
 * works on an order or a last place that another one is changing.
 *
 * @example await editCatalogue(deps, (trx) => trx.deleteFrom('apps').where('id', '=', id).execute())
 */
export async function editCatalogue<Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    await moveRevision(trx, now())
    return work(trx)
  })
  for (const listener of listeners.get(db) ?? []) listener()
  return result
}
