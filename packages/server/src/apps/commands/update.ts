import { AppStatus, type AppUpdate } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import { tellGatesOfAll } from '../../accesses/events.ts'
import { withFlags } from '../../db/flag.ts'
import type { AppRow, Database } from '../../db/tables.ts'
import { tellOpened } from '../../followers/commands/tellOpened.ts'
import type { Author } from '../../journal/author.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'
import { findApp } from '../queries.ts'
import { foldedApp } from '../searchText.ts'
import { recordChange } from './recordChange.ts'
import { withFreeCode } from './withFreeCode.ts'

/**
 * Writes the fields that the body names.
 *
 * @param undoes the entry of the change that this one takes back
 * @throws ProblemError `not_found`, `code_taken`, or `conflict` when the record changed since it was read
 */
export async function updateApp(
  deps: EditDeps,
  by: Author,
  id: number,
  body: AppUpdate,
  undoes: number | null = null,
): Promise<AppRow> {
  return withFreeCode(() => editCatalogue(deps, (trx) => writeApp(trx, deps.now(), by, { id, body, undoes })))
}

type Edit = { id: number; body: AppUpdate; undoes: number | null }

/** Changes an app in the transaction of an edit of the catalogue. @throws ProblemError as `updateApp` does */
export async function writeApp(
  trx: Transaction<Database>,
  now: Date,
  by: Author,
  { id, body, undoes }: Edit,
): Promise<AppRow> {
  const { updated_at: readAt, ...fields } = body
  const change = withFlags(fields)
  const before = await findApp(trx, id)
  if (!before) throw new ProblemError('not_found')
  if (readAt !== undefined && readAt !== before.updated_at) throw new ProblemError('conflict')
  const after = await trx
    .updateTable('apps')
    .set({
      ...change,
      updated_at: nextInstant(before.updated_at, now),
      ...foldedApp({ ...before, ...change }),
    })
    .where('id', '=', id)
    .where('updated_at', '=', before.updated_at)
    .returningAll()
    .executeTakeFirst()
  if (!after) throw new ProblemError('conflict')
  await recordChange(trx, now, { by, before, after, undoes })
  if (after.status !== AppStatus.online) await tellGatesOfAll(trx, { app_id: id }, now)
  await tellOpened(trx, after, now)
  return after
}
