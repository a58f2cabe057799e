import { ProblemError } from '@portal/platform/http/problem'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { recordWebhook } from './write.ts'

/** @returns the address as it was @throws ProblemError `not_found` */
export async function removeWebhook(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  id: number,
): Promise<WebhookRow> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst()
    if (!removed) throw new ProblemError('not_found')
    await recordWebhook(trx, now(), 'webhook.deleted', by, removed)
    return removed
  })
}
