import type { DbOrTrx } from '../db/index.ts'

/** The name of the row that says how often the catalogue was edited. */
export const CATALOGUE = 'catalogue'

/** The catalogue's newest revision; 0 while nothing was ever edited. */
export async function readRevision(db: DbOrTrx): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', CATALOGUE)
    .executeTakeFirst()
  return row?.revision ?? 0
}
