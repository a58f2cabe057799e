import type { JournalEntry, JournalKind, VisitPassBody } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { fold } from '@portal/platform/db/search'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import type { Database, VisitPassRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import { findVisitPass } from '../queries.ts'

type PassDeps = Pick<Deps, 'db' | 'now'>
type Trx = Transaction<Database>

/** @throws ProblemError `invalid_fields` naming an end that has passed, or unknown apps */
export async function createVisitPass(
  { db, now }: PassDeps,
  by: Author,
  body: VisitPassBody,
): Promise<VisitPassRow> {
  const at = now().toISOString()
  const values = { ...columnsOf(body), created_at: at, updated_at: at }
  if (values.closes_at <= at) throw fieldError('closes_at', 'visitPassesAdmin.endPassed')
  return db.transaction().execute(async (trx) => {
    const made = await trx.insertInto('visit_passes').values(values).returningAll().executeTakeFirstOrThrow()
    await writeApps(trx, made.id, body.app_ids)
    await recordPass(trx, now(), 'visit.created', by, made, { seats: made.seats })
    return made
  })
}

/** @throws ProblemError `not_found`, `conflict`, `invalid_fields` naming unknown apps, or fewer seats than are taken */
export async function updateVisitPass(
  { db, now }: PassDeps,
  by: Author,
  id: number,
  body: VisitPassBody,
): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const before = await findVisitPass(trx, id)
    if (!before) throw new ProblemError('not_found')
    const read = body.updated_at ?? before.updated_at
    const after = await trx
      .updateTable('visit_passes')
      .set({ ...columnsOf(body), updated_at: nextInstant(before.updated_at, now()) })
      .where('id', '=', id)
      .where('updated_at', '=', read)
      .where('taken', '<=', body.seats)
      .returningAll()
      .executeTakeFirst()
    if (!after) {
      if (before.updated_at !== read) throw new ProblemError('conflict')
      throw fieldError('seats', 'visitPassesAdmin.fewerThanTaken')
    }
    await writeApps(trx, id, body.app_ids)
    await recordPass(trx, now(), 'visit.changed', by, after, { seats: after.seats })
    return after
  })
}

/** Deletes a pass and the list of who came; what was granted stays. @throws ProblemError `not_found` */
export async function removeVisitPass({ db, now }: PassDeps, by: Author, id: number): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('visit_passes')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!removed) throw new ProblemError('not_found')
    await recordPass(trx, now(), 'visit.deleted', by, removed, { seats: removed.seats, taken: removed.taken })
    return removed
  })
}

/** Makes a new key; the old one opens nothing from this instant on. @throws ProblemError `not_found` */
export async function renewKey({ db, now }: PassDeps, by: Author, id: number): Promise<VisitPassRow> {
  return db.transaction().execute(async (trx) => {
    const renewed = await trx
      .updateTable('visit_passes')
      .set((row) => ({ key_version: row('key_version', '+', 1), renewed_at: now().toISOString() }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!renewed) throw new ProblemError('not_found')
    await recordPass(trx, now(), 'visit.key', by, renewed)
    return renewed
  })
}

/** Instants are compared as texts: all are written alike. */
const columnsOf = ({ name, opens_at, closes_at, seats, duration_id }: VisitPassBody) => ({
  name,
  search: fold(name),
  opens_at: new Date(opens_at).toISOString(),
  closes_at: new Date(closes_at).toISOString(),
  seats,
  duration_id,
})

async function writeApps(trx: Trx, visit_pass_id: number, appIds: number[]) {
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

const recordPass = (
  trx: Trx,
  now: Date,
  kind: JournalKind,
  by: Author,
  { id, name }: VisitPassRow,
  details?: JournalEntry['details'],
) => record(trx, now, { kind, by, on: { object: 'visit', id, name }, ...(details && { details }) })
