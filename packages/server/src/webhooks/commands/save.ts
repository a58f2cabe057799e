import { type JournalKind, WEBHOOK_EVENTS, type WebhookBody } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import { assertPublicHost } from '@portal/platform/http/publicAddresses'
import { nextInstant } from '@portal/platform/time/instants'
import { asFlag } from '../../db/flag.ts'
import type { DbOrTrx } from '../../db/index.ts'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import { findWebhook } from '../queries.ts'

type WebhookDeps = Pick<Deps, 'db' | 'now' | 'config'>

/** @throws ProblemError `invalid_fields` naming `url` */
export async function createWebhook(
  { db, now, config }: WebhookDeps,
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

/** @throws ProblemError `not_found`, `conflict`, `invalid_fields` naming `url` */
export async function updateWebhook(
  { db, now, config }: WebhookDeps,
  by: Author,
  id: number,
  body: WebhookBody,
): Promise<WebhookRow> {
  const before = await findWebhook(db, id)
  if (!before) throw new ProblemError('not_found')
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at)
    throw new ProblemError('conflict')
  const values = { ...columnsOf(body, config), updated_at: nextInstant(before.updated_at, now()) }
  return db.transaction().execute(async (trx) => {
    const after = await trx
      .updateTable('webhooks')
      .set({ ...values, ...(body.is_active && { gone_at: null }) })
      .where('id', '=', id)
      .where('updated_at', '=', before.updated_at)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new ProblemError('conflict')
    await recordWebhook(trx, now(), 'webhook.changed', by, after)
    return after
  })
}

/** @returns the address as it was @throws ProblemError `not_found` */
export async function removeWebhook({ db, now }: WebhookDeps, by: Author, id: number): Promise<WebhookRow> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst()
    if (!removed) throw new ProblemError('not_found')
    await recordWebhook(trx, now(), 'webhook.deleted', by, removed)
    return removed
  })
}

/** Makes a new secret. @throws ProblemError `not_found` */
export async function renewSecret({ db, now }: WebhookDeps, by: Author, id: number): Promise<WebhookRow> {
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

function columnsOf({ url, description, events, is_active }: WebhookBody, config: Deps['config']) {
  assertAddress(url, config)
  const inOrder = WEBHOOK_EVENTS.filter((event) => events.includes(event))
  return { url, description, events: JSON.stringify(inOrder), is_active: asFlag(is_active) }
}

/** Outside of a private network messages travel encrypted. */
function assertAddress(text: string, { webhooksAllowPrivate }: Deps['config']) {
  if (webhooksAllowPrivate) return
  const url = new URL(text)
  if (url.protocol !== 'https:') throw fieldError('url', 'webhooksAdmin.httpsOnly')
  try {
    assertPublicHost(url)
  } catch {
    throw fieldError('url', 'webhooksAdmin.privateAddress')
  }
}

/** An address may hold a token in its path or query; the journal names its host. */
const recordWebhook = (trx: DbOrTrx, now: Date, kind: JournalKind, by: Author, { id, url }: WebhookRow) =>
  record(trx, now, { kind, by, on: { object: 'webhook', id, name: new URL(url).host } })
