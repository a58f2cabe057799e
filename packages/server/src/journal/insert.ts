import type { JournalEntry } from '@portal/contract'
import type { Insertable } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { JournalTable } from '../db/tables/operation.ts'
import { eventOf } from './eventOf.ts'
import { tellWebhooks } from './tell.ts'

type Entry = Omit<Insertable<JournalTable>, 'details'> & { details?: JournalEntry['details'] | undefined }

/** Writes an entry, and queues what other programs are told of it, in the caller's transaction. @returns its number */
export async function insertEntry(trx: DbOrTrx, { details, ...entry }: Entry): Promise<number> {
  const { id } = await trx
    .insertInto('journal')
    .values({ ...entry, details: details ? JSON.stringify(details) : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kind, object_id = null, app_id = null } = entry
  const told = eventOf({ kind, object_id, app_id, details: details ?? {} })
  if (told) await tellWebhooks(trx, entry.at, told)
  return id
}
