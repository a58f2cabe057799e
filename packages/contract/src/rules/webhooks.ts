/** Events that an address may be told of (docs/product.md#signed-events). */
export const WEBHOOK_EVENTS = [
  'access.asked',
  'access.granted',
  'access.opened',
  'access.extended',
  'access.ended',
  'access.revoked',
  'app.published',
  'person.deleted',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** States of a delivery: it waits for its next try, was taken, or was given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Longest texts of a webhook, in UTF-16 units. */
export const WEBHOOK_MAX = { url: 500, description: 200 } as const
