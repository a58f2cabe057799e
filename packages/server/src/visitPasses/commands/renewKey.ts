import { ProblemError } from '@portal/platform/http/problem'
import type { VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { recordPass } from './write.ts'

/** Makes a new key; the old one opens nothing from this instant on. @throws ProblemError `not_found` */
export async function renewKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  id: number,
): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const renewed = await trx
      .updateTable('visit_passes')
      .set((row) => ({ key_version: row('key_version', '+', 1), renewed_at: now().toISOString() }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!renewed) throw new ProblemError('not_found')
    await recordPass(trx, now(), 'visit.key', by, renewed)
    return renewed
  })
}
