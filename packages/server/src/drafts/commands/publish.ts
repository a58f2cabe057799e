import { ProblemError } from '@portal/platform/http/problem'
import { insertApp } from '../../apps/commands/create.ts'
import { writeApp } from '../../apps/commands/update.ts'
import { withFreeCode } from '../../apps/commands/withFreeCode.ts'
import type { AppRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'
import { fieldsOf, newAppOf, parseFields } from '../fields.ts'
import { removeDraft } from './remove.ts'

type Wanted = { id: number } & (
  | { updatedAt: string | undefined }
  /** The instant for which it was planned. */
  | { plannedFor: string }
)

/**
 * Publishes a draft: the ordinary edit of its app, or the ordinary creation, and the draft is gone. It stays when
 * that is refused.
 *
 * @throws ProblemError `not_found`, `conflict` when the draft or its app has changed since, `code_taken`,
 * `invalid_fields`
 */
export async function publishDraft(deps: EditDeps, by: Author, { id, ...expected }: Wanted): Promise<AppRow> {
  return withFreeCode(() =>
    editCatalogue(deps, async (trx) => {
      // Taken first: of two at once one finds none.
      const draft = await removeDraft(trx, id)
      const isAsExpected =
        'plannedFor' in expected
          ? draft.publish_at === expected.plannedFor
          : expected.updatedAt === undefined || draft.updated_at === expected.updatedAt
      if (!isAsExpected) throw new ProblemError('conflict')
      const fields = parseFields(draft.app_id, fieldsOf(draft))
      if (draft.app_id === null) return insertApp(trx, deps.now(), by, newAppOf(fields))
      const body = { ...fields, ...(draft.based_on && { updated_at: draft.based_on }) }
      return writeApp(trx, deps.now(), by, { id: draft.app_id, body, undoes: null })
    }),
  )
}
