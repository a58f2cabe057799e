import { ProblemError } from '@portal/platform/http/problem'
import type { DeliveryRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

/** Lets a message be sent again, whatever became of it, under its own `webhook-id`. @throws ProblemError `not_found` */
export async function deliverAgain({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<DeliveryRow> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set({ tries: 0, send_after: now().toISOString(), delivered_at: null, failed_at: null, last_error: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ProblemError('not_found')
  return row
}
