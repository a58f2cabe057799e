import { createHmac } from 'node:crypto'
import { epochSeconds } from '@portal/platform/time/instants'

type Message = { id: string; body: string; now: Date }

/** Headers of a message by Standard Webhooks 1.0: one signature for each secret. */
export function signedHeaders({ id, body, now }: Message, secrets: readonly Buffer[]) {
  const timestamp = epochSeconds(now)
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'Next Epsilon Apps',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
