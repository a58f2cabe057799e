import { HOUR_MS, SECOND_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { DeliveryRow, WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { isMailHeld } from '../../mail/hold.ts'
import { postMessage } from '../post.ts'
import { signingSecrets } from '../secret.ts'
import { signedHeaders } from '../sign.ts'

type DeliverDeps = Pick<Deps, 'db' | 'now' | 'config' | 'secrets' | 'log'>

/** Longer than a try lasts, so that no two servers try the same message at once. */
const FIRST_PAUSE_MS = 15 * SECOND_MS
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** About three days of tries. */
const TRIES_MAX = 20
const GONE = 410

/** Sends what is due to every address: one message after the other, while its receiver takes them. */
export async function deliverDue(deps: DeliverDeps): Promise<void> {
  if (await isMailHeld(deps)) return
  const active = await deps.db.selectFrom('webhooks').selectAll().where('is_active', '=', 1).execute()
  await Promise.all(active.map((webhook) => deliverTo(deps, webhook)))
}

async function deliverTo(deps: DeliverDeps, webhook: WebhookRow): Promise<void> {
  for (let row = await take(deps, webhook.id); row; row = await take(deps, webhook.id))
    if (!(await attempt(deps, webhook, row))) return
}

/** Takes the next message by moving its next try ahead: one of many servers sends it, another if that one is gone. */
async function take({ db, now }: DeliverDeps, webhookId: number): Promise<DeliveryRow | undefined> {
  for (;;) {
    const at = now()
    const due = await db
      .selectFrom('webhook_deliveries')
      .select(['id', 'tries'])
      .where('id', 'in', firstOfEachTopic(db, webhookId))
      .where('send_after', '<=', at.toISOString())
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** due.tries, LONGEST_PAUSE_MS)
    const taken = await db
      .updateTable('webhook_deliveries')
      .set({ tries: due.tries + 1, send_after: after(at, pause) })
      .where('id', '=', due.id)
      .where('tries', '=', due.tries)
      .where('delivered_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (taken) return taken
  }
}

/** Later messages of a story wait for the one that is tried again. */
const firstOfEachTopic = (db: Deps['db'], webhookId: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select((eb) => eb.fn.min('id').as('id'))
    .where('webhook_id', '=', webhookId)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .groupBy('topic')

/** @returns whether the receiver took the message */
async function attempt(deps: DeliverDeps, webhook: WebhookRow, row: DeliveryRow): Promise<boolean> {
  const outcome = await send(deps, webhook, row)
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  const at = deps.now().toISOString()
  await deps.db
    .updateTable('webhook_deliveries')
    .set({
      answer_status: outcome.status,
      last_error: outcome.error,
      ...(isTaken && { delivered_at: at }),
      ...(!isTaken && row.tries >= TRIES_MAX && { failed_at: at }),
    })
    .where('id', '=', row.id)
    .execute()
  if (outcome.status === GONE) await switchOff(deps, webhook.id)
  if (!isTaken) deps.log.warn({ webhook: webhook.id, delivery: row.id, ...outcome }, 'webhook not delivered')
  return isTaken
}

type Outcome = { status: number | null; error: string | null }

async function send(deps: DeliverDeps, webhook: WebhookRow, row: DeliveryRow): Promise<Outcome> {
  try {
    const secrets = await signingSecrets(deps, webhook)
    const headers = signedHeaders({ id: row.message_id, body: row.payload, now: deps.now() }, secrets)
    const allowsPrivate = deps.config.webhooksAllowPrivate
    const status = await postMessage({ url: webhook.url, headers, body: row.payload, allowsPrivate })
    return { status, error: null }
  } catch (error) {
    return { status: null, error: String(error instanceof Error ? error.message : error).slice(0, 300) }
  }
}

/** A receiver that answers 410 wants no more (Standard Webhooks 1.0). */
const switchOff = ({ db, now }: DeliverDeps, id: number) =>
  db
    .updateTable('webhooks')
    .set({ is_active: 0, gone_at: now().toISOString(), updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
