import type { DraftUpdate } from '@portal/contract'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { DraftRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { parseFields } from '../fields.ts'
import { findDraft } from '../queries.ts'

/**
 * Writes what the body names, and forgets why a planned publication failed.
 *
 * @throws ProblemError `not_found`, `invalid_fields`, or `conflict` when the draft changed since it was read
 */
export async function updateDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  editorId: number,
  id: number,
  { fields, based_on, publish_at, updated_at }: DraftUpdate,
): Promise<DraftRow> {
  const before = await findDraft(db, id)
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new ProblemError('conflict')
  if (publish_at && Date.parse(publish_at) <= now().getTime())
    throw fieldError('publish_at', 'appsAdmin.draft.past')
  const after = await db
    .updateTable('drafts')
    .set({
      ...(fields && { fields: JSON.stringify(parseFields(before.app_id, fields)), author_id: editorId }),
      ...(based_on && before.app_id !== null && { based_on }),
      ...(publish_at !== undefined && { publish_at, planner_id: publish_at === null ? null : editorId }),
      failure: null,
      updated_at: nextInstant(before.updated_at, now()),
    })
    .where('id', '=', id)
    .where('updated_at', '=', before.updated_at)
    .returningAll()
    .executeTakeFirst()
  if (!after) throw new ProblemError('conflict')
  return after
}
