import { EDITED_COLUMNS, type FieldChange } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import type { AppRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { recordApp } from '../../journal/record.ts'
import { editedFields } from '../present.ts'

type Change = {
  by: Author
  before: AppRow
  after: AppRow
  /** The entry of the change that is taken back. */
  undoes: number | null
}

/** Records a change of an app, in its transaction: who and which fields in the journal, the values beside it. */
export async function recordChange(trx: DbOrTrx, now: Date, { by, before, after, undoes }: Change) {
  const changes = changesOf(before, after)
  const fields = changes.map(({ field }) => field)
  const entry_id = await recordApp(trx, now, {
    kind: 'app.changed',
    by,
    app: after,
    // The status is what the public sees of an app.
    details: { fields, ...(fields.includes('status') && { from: before.status, to: after.status }) },
  })
  await trx
    .insertInto('app_changes')
    .values({ entry_id, app_id: after.id, changes: JSON.stringify(changes), undoes })
    .execute()
}

function changesOf(before: AppRow, after: AppRow): FieldChange[] {
  const [old, fresh] = [editedFields(before), editedFields(after)]
  return EDITED_COLUMNS.filter((field) => old[field] !== fresh[field]).map((field) => ({
    field,
    before: old[field],
    after: fresh[field],
  }))
}
