import { ProblemError } from '@portal/platform/http/problem'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { recordWebhook } from './write.ts'

/** Makes a new secret. @throws ProblemError `not_found` */
export async function renewSecret(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Author,
  id: number,
): Promise<WebhookRow> {
  return db.transaction().execute(async (trx) => {
    const renewed = await trx
      .updateTable('webhooks')
      .set((row) => ({ secret_version: row('secret_version', '+', 1), renewed_at: now().toISOString() }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!renewed) throw new ProblemError('not_found')
    await recordWebhook(trx, now(), 'webhook.secret', by, renewed)
    return renewed
  })
}
