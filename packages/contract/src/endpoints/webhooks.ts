import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { anyOf, list } from '../list.ts'
import { DELIVERY_STATES } from '../rules/webhooks.ts'
import { webhook, webhookDelivery } from '../samples.ts'
import { Webhook, WebhookBody, WebhookChange, WebhookDelivery, WebhookSecret } from '../webhooks.ts'

const tag = 'webhooks'
const { url, description, events, is_active } = webhook
const body = { url, description, events, is_active }
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw1nUMf5d8nJs='

export const listWebhooks = endpoint({
  get: '/v1/webhooks/',
  who: 'admin',
  tag,
  summary: 'List the addresses that are told of events',
  list: list({ row: Webhook, sorts: ['id', 'url', 'created_at'], defaultSort: ['id', 'asc'], filter: {} }),
  example: { answer: [webhook] },
})

export const readWebhook = endpoint({
  get: '/v1/webhooks/:id',
  who: 'admin',
  tag,
  summary: 'Read an address',
  answer: Webhook,
  example: { answer: webhook },
})

export const createWebhook = endpoint({
  post: '/v1/webhooks/',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Tell an address of events',
  about: 'Only this answer holds the secret. Messages are signed by Standard Webhooks 1.0.',
  body: WebhookBody,
  answer: WebhookSecret,
  status: 201,
  example: { body, answer: { ...webhook, secret } },
})

export const updateWebhook = endpoint({
  put: '/v1/webhooks/:id',
  who: 'admin',
  tag,
  summary: 'Change an address',
  about: 'A field that is left out stays as it is.',
  body: WebhookChange,
  answer: Webhook,
  errors: ['conflict'],
  example: { body: { ...body, is_active: false }, answer: { ...webhook, is_active: false } },
})

export const deleteWebhook = endpoint({
  delete: '/v1/webhooks/:id',
  who: 'admin',
  tag,
  summary: 'Delete an address, with what waits for it',
  answer: Webhook,
  example: { answer: webhook },
})

export const renewWebhookSecret = endpoint({
  post: '/v1/webhooks/:id/secret/',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Renew the secret of an address',
  about: 'Messages are signed with the old secret too for a day. Only this answer holds the new one.',
  answer: WebhookSecret,
  example: { answer: { ...webhook, secret } },
})

export const listDeliveries = endpoint({
  get: '/v1/webhookdeliveries/',
  who: 'admin',
  tag,
  summary: 'List what was sent to addresses, and what waits',
  list: list({
    row: WebhookDelivery,
    sorts: ['id'],
    defaultSort: ['id', 'desc'],
    filter: {
      webhook_id: anyOf(id).optional(),
      state: z.enum(DELIVERY_STATES).optional(),
    },
  }),
  example: { answer: [webhookDelivery] },
})

export const deliverAgain = endpoint({
  post: '/v1/webhookdeliveries/:id/again/',
  who: 'admin',
  tag,
  summary: 'Send a message again, under the same `webhook-id`',
  answer: WebhookDelivery,
  example: { answer: webhookDelivery },
})
