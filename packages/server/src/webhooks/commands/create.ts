import type { WebhookBody } from '@portal/contract'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { columnsOf, recordWebhook } from './write.ts'

/** @throws ProblemError `invalid_fields` naming `url` */
export async function createWebhook(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  by: Author,
  body: WebhookBody,
): Promise<WebhookRow> {
  const at = now().toISOString()
  const values = { ...columnsOf(body, config), created_at: at, updated_at: at }
  return db.transaction().execute(async (trx) => {
    const made = await trx.insertInto('webhooks').values(values).returningAll().executeTakeFirstOrThrow()
    await recordWebhook(trx, now(), 'webhook.created', by, made)
    return made
  })
}
