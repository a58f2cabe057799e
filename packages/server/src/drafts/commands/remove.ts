import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../../db/index.ts'
import type { DraftRow } from '../../db/tables.ts'

/** Throws a draft away. @returns the draft as it was @throws ProblemError `not_found` */
export async function removeDraft(db: DbOrTrx, id: number): Promise<DraftRow> {
  const draft = await db.deleteFrom('drafts').where('id', '=', id).returningAll().executeTakeFirst()
  if (!draft) throw new ProblemError('not_found')
  return draft
}
