import { z } from 'zod'
import {
  flag,
  id,
  instant,
  missingOrInvalid,
  optionalText,
  recordBody,
  requiredText,
  nullableText as text,
} from './fields.ts'
import { DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_MAX } from './rules/webhooks.ts'

const event = z.enum(WEBHOOK_EVENTS)

/** An address that is told of events (docs/product.md#signed-events). */
export const Webhook = z
  .object({
    id,
    url: z.string(),
    description: text,
    events: z.array(event),
    is_active: z.boolean(),
    /** Instant when it was switched off because its receiver answered 410 Gone. */
    gone_at: instant.nullable(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.output<typeof Webhook>

/** A webhook with its secret, which no other answer shows. */
export const WebhookSecret = z.object({ ...Webhook.shape, secret: z.string() }).meta({ id: 'WebhookSecret' })
export type WebhookSecret = z.output<typeof WebhookSecret>

const fields = {
  url: requiredText(WEBHOOK_MAX.url).refine(isWebAddress, 'common.urlNotValid'),
  description: optionalText(WEBHOOK_MAX.description),
  events: z.array(event, missingOrInvalid).min(1, 'common.requiredField').max(WEBHOOK_EVENTS.length),
  is_active: flag,
  updated_at: instant.optional(),
}
const readOnly = Object.keys(Webhook.shape)

/** Body of `POST /v1/webhooks/`. */
export const WebhookBody = recordBody(fields, readOnly)
export type WebhookBody = z.output<typeof WebhookBody>

/** Body of `PUT /v1/webhooks/{id}`: what it leaves out stays. */
export const WebhookChange = recordBody(z.object(fields).partial().shape, readOnly)
export type WebhookChange = z.output<typeof WebhookChange>

/** An address of the web without a name and password in it, which logs would show. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** One event on its way to one address. */
export const WebhookDelivery = z
  .object({
    id,
    webhook_id: id,
    /** The `webhook-id` of every try. */
    message_id: z.string(),
    type: event,
    /** The body, as it is sent. */
    payload: z.string(),
    created_at: instant,
    state: z.enum(DELIVERY_STATES),
    tries: z.int(),
    next_try_at: instant.nullable(),
    delivered_at: instant.nullable(),
    /** Status of the last answer, if there was one. */
    answer_status: z.int().nullable(),
    last_error: text,
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof WebhookDelivery>
