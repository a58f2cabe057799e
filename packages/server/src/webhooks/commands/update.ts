import type { WebhookChange } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { presentWebhook } from '../present.ts'
import { findWebhook } from '../queries.ts'
import { columnsOf, recordWebhook } from './write.ts'

/**
 * Writes what the body names.
 *
 * @throws ProblemError `not_found`, `conflict`, `invalid_fields` naming `url`
 */
export async function updateWebhook(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  by: Author,
  id: number,
  body: WebhookChange,
): Promise<WebhookRow> {
  const before = await findWebhook(db, id)
  if (!before) throw new ProblemError('not_found')
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at)
    throw new ProblemError('conflict')
  const columns = columnsOf({ ...presentWebhook(before), ...body }, config)
  const values = { ...columns, updated_at: nextInstant(before.updated_at, now()) }
  return db.transaction().execute(async (trx) => {
    const after = await trx
      .updateTable('webhooks')
      .set({ ...values, ...(body.is_active && { gone_at: null }) })
      .where('id', '=', id)
      .where('updated_at', '=', before.updated_at)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new ProblemError('conflict')
    await recordWebhook(trx, now(), 'webhook.changed', by, after)
    return after
  })
}
