import type { JournalEntry, JournalKind } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { fold } from '@portal/platform/db/search'
import { fieldError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import type { Database, VisitPassRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'

type Trx = Transaction<Database>

/** Turns a body into columns. */
export const columnsOf = ({
  name,
  opens_at,
  closes_at,
  seats,
  duration_id,
}: Pick<VisitPassRow, 'name' | 'opens_at' | 'closes_at' | 'seats' | 'duration_id'>) => ({
  name,
  search: fold(name),
  opens_at,
  closes_at,
  seats,
  duration_id,
})

/**
 * Replaces the apps of a pass.
 *
 * @throws ProblemError `invalid_fields` naming unknown apps
 */
export async function writeApps(trx: Trx, visit_pass_id: number, appIds: number[]) {
  const wanted = [...new Set(appIds)]
  const known = await trx
    .selectFrom('apps')
    .select('id')
    .where((eb) => among(eb, 'id', wanted))
    .execute()
  if (known.length < wanted.length) throw fieldError('app_ids', 'common.invalidValue')
  await trx.deleteFrom('visit_pass_apps').where('visit_pass_id', '=', visit_pass_id).execute()
  await trx
    .insertInto('visit_pass_apps')
    .values(wanted.map((app_id) => ({ visit_pass_id, app_id })))
    .execute()
}

/** Records what became of a pass, in its transaction. */
export const recordPass = (
  trx: Trx,
  now: Date,
  kind: JournalKind,
  by: Author,
  { id, name }: VisitPassRow,
  details?: JournalEntry['details'],
) => record(trx, now, { kind, by, on: { object: 'visit', id, name }, ...(details && { details }) })
