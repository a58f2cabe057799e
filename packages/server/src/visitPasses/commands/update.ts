import { endsAfterStart, type VisitPassChange } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { findVisitPass } from '../queries.ts'
import { columnsOf, recordPass, writeApps } from './write.ts'

/**
 * Writes what the body names.
 *
 * @throws ProblemError `not_found`, `conflict`, `invalid_fields` naming unknown apps, an end before the start, or
 * fewer seats than are taken
 */
export async function updateVisitPass(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  id: number,
  { updated_at, app_ids, ...body }: VisitPassChange,
): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const before = await findVisitPass(trx, id)
    if (!before) throw new ProblemError('not_found')
    const read = updated_at ?? before.updated_at
    const wanted = { ...before, ...body }
    if (!endsAfterStart(wanted)) throw fieldError('closes_at', 'visitPassesAdmin.endAfterStart')
    const after = await trx
      .updateTable('visit_passes')
      .set({ ...columnsOf(wanted), updated_at: nextInstant(before.updated_at, now()) })
      .where('id', '=', id)
      .where('updated_at', '=', read)
      .where('taken', '<=', wanted.seats)
      .returningAll()
      .executeTakeFirst()
    if (!after) {
      if (before.updated_at !== read) throw new ProblemError('conflict')
      throw fieldError('seats', 'visitPassesAdmin.fewerThanTaken')
    }
    if (app_ids) await writeApps(trx, id, app_ids)
    await recordPass(trx, now(), 'visit.changed', by, after, { seats: after.seats })
    return after
  })
}
