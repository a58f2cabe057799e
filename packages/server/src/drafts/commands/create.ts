import type { DraftCreate } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import { findApp } from '../../apps/queries.ts'
import type { DraftRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { parseFields } from '../fields.ts'

/** Keeps a draft. @throws ProblemError `not_found`, `invalid_fields`, or `draft_taken` for a second one of an app */
export async function createDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  authorId: number,
  { app_id, fields: given, based_on }: DraftCreate,
): Promise<DraftRow> {
  const app = app_id === null ? null : await findApp(db, app_id)
  if (app === undefined) throw new ProblemError('not_found')
  const fields = parseFields(app_id, given)
  const at = now().toISOString()
  try {
    return await db
      .insertInto('drafts')
      .values({
        app_id,
        fields: JSON.stringify(fields),
        based_on: app && (based_on ?? app.updated_at),
        author_id: authorId,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('draft_taken')
    throw error
  }
}
