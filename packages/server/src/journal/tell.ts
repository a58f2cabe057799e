import { randomUUID } from 'node:crypto'
import type { DbOrTrx } from '../db/index.ts'
import type { Told } from './eventOf.ts'

/**
 * Queues an event for each address that asked for it, in the transaction of what it tells of: it leaves once that is
 * committed.
 */
export async function tellWebhooks(trx: DbOrTrx, at: string, { type, topic, data }: Told): Promise<void> {
  const active = await trx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('is_active', '=', 1)
    .execute()
  const asked = active.filter((webhook) => (JSON.parse(webhook.events) as string[]).includes(type))
  if (!asked.length) return
  const message = {
    message_id: `msg_${randomUUID()}`,
    type,
    topic,
    payload: JSON.stringify({ type, timestamp: at, data }),
    created_at: at,
    send_after: at,
    tries: 0,
  }
  await trx
    .insertInto('webhook_deliveries')
    .values(asked.map(({ id }) => ({ ...message, webhook_id: id })))
    .execute()
}
