import { type JournalKind, WEBHOOK_EVENTS, type WebhookBody } from '@portal/contract'
import { fieldError } from '@portal/platform/http/problem'
import { assertPublicHost } from '@portal/platform/http/publicAddresses'
import { asFlag } from '../../db/flag.ts'
import type { DbOrTrx } from '../../db/index.ts'
import type { WebhookRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'

/**
 * Turns a body into columns.
 *
 * @throws ProblemError `invalid_fields` naming an address that is plain or private where neither is allowed
 */
export function columnsOf({ url, description, events, is_active }: WebhookBody, config: Deps['config']) {
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

/** Records what became of a webhook by its host: path and query of an address may hold a token. */
export const recordWebhook = (
  trx: DbOrTrx,
  now: Date,
  kind: JournalKind,
  by: Author,
  { id, url }: WebhookRow,
) => record(trx, now, { kind, by, on: { object: 'webhook', id, name: new URL(url).host } })
