import type { VisitPassBody } from '@portal/contract'
import { fieldError } from '@portal/platform/http/problem'
import type { VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { columnsOf, recordPass, writeApps } from './write.ts'

/** @throws ProblemError `invalid_fields` naming an end that has passed, or unknown apps */
export async function createVisitPass(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  body: VisitPassBody,
): Promise<VisitPassRow> {
  const at = now().toISOString()
  const values = { ...columnsOf(body), created_at: at, updated_at: at }
  if (values.closes_at <= at) throw fieldError('closes_at', 'visitPassesAdmin.endPassed')
  return db.transaction().execute(async (trx) => {
    const made = await trx.insertInto('visit_passes').values(values).returningAll().executeTakeFirstOrThrow()
    await writeApps(trx, made.id, body.app_ids)
    await recordPass(trx, now(), 'visit.created', by, made, { seats: made.seats })
    return made
  })
}
