import type { DbOrTrx } from '../db/index.ts'

/** Row that counts the catalogue's edits. */
export const CATALOGUE = 'catalogue'

/** Gives the catalogue's newest revision; 0 before the first edit. */
export async function readRevision(db: DbOrTrx): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', CATALOGUE)
    .executeTakeFirst()
  return row?.revision ?? 0
}
