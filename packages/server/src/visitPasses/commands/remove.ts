import { ProblemError } from '@portal/platform/http/problem'
import type { VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { recordPass } from './write.ts'

/** Deletes a pass and the list of who came; what was granted stays. @throws ProblemError `not_found` */
export async function removeVisitPass(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  id: number,
): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('visit_passes')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!removed) throw new ProblemError('not_found')
    await recordPass(trx, now(), 'visit.deleted', by, removed, { seats: removed.seats, taken: removed.taken })
    return removed
  })
}
