import type { VisitPassBody } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { findVisitPass } from '../queries.ts'
import { columnsOf, recordPass, writeApps } from './write.ts'

/** @throws ProblemError `not_found`, `conflict`, `invalid_fields` naming unknown apps, or fewer seats than are taken */
export async function updateVisitPass(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  id: number,
  body: VisitPassBody,
): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const before = await findVisitPass(trx, id)
    if (!before) throw new ProblemError('not_found')
    const read = body.updated_at ?? before.updated_at
    const after = await trx
      .updateTable('visit_passes')
      .set({ ...columnsOf(body), updated_at: nextInstant(before.updated_at, now()) })
      .where('id', '=', id)
      .where('updated_at', '=', read)
      .where('taken', '<=', body.seats)
      .returningAll()
      .executeTakeFirst()
    if (!after) {
      if (before.updated_at !== read) throw new ProblemError('conflict')
      throw fieldError('seats', 'visitPassesAdmin.fewerThanTaken')
    }
    await writeApps(trx, id, body.app_ids)
    await recordPass(trx, now(), 'visit.changed', by, after, { seats: after.seats })
    return after
  })
}
