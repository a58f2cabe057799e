import type { DeliveryState, Webhook, WebhookDelivery } from '@portal/contract'
import type { DeliveryRow, WebhookRow } from '../db/tables.ts'
import { eventsOf } from './queries.ts'

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: eventsOf(row),
  is_active: row.is_active === 1,
  gone_at: row.gone_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const state = stateOf(row)
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    message_id: row.message_id,
    type: row.type,
    payload: row.payload,
    created_at: row.created_at,
    state,
    tries: row.tries,
    next_try_at: state === 'waiting' ? row.send_after : null,
    delivered_at: row.delivered_at,
    answer_status: row.answer_status,
    last_error: row.last_error,
  }
}

function stateOf({ delivered_at, failed_at }: DeliveryRow): DeliveryState {
  if (delivered_at !== null) return 'delivered'
  return failed_at === null ? 'waiting' : 'failed'
}
