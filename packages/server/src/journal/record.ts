import type { JournalEntry, JournalKind, JournalObject } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { AppRow } from '../db/tables.ts'
import { type Author, authorColumns } from './author.ts'
import { insertEntry } from './insert.ts'

type JournalEvent = {
  kind: JournalKind
  by: Author
  /** `name` is never a person's: that is read from the account while there is one. */
  on: { object: JournalObject; id: number | null; name?: string | null }
  reason?: string | null
  /** Facts without secrets or personal data. */
  details?: JournalEntry['details']
}

/**
 * Adds an entry to the journal, in the transaction of what it tells of.
 *
 * @returns the entry's number
 * @example await record(trx, now(), { kind: 'app.created', by, on: { object: 'app', id: app.id, name: app.name } })
 */
export async function record(
  trx: DbOrTrx,
  now: Date,
  { kind, by, on, reason = null, details }: JournalEvent,
): Promise<number> {
  return insertEntry(trx, {
    at: now.toISOString(),
    kind,
    ...authorColumns(by),
    object: on.object,
    object_id: on.id,
    object_name: on.name ?? null,
    app_id: on.object === 'app' ? on.id : null,
    partner_id: by.partnerId ?? null,
    reason,
    details,
  })
}

/** Adds an entry about an app. */
export const recordApp = (
  trx: DbOrTrx,
  now: Date,
  { app, ...event }: Omit<JournalEvent, 'on'> & { app: Pick<AppRow, 'id' | 'name'> },
) => record(trx, now, { ...event, on: { object: 'app', id: app.id, name: app.name } })
