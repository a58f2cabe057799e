import type { JournalKind } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import type { ParameterRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'

type Change = { by: Author; before: ParameterRow | null; after: ParameterRow | null }

/** Records a parameter's value before and after; `null` where there was none, or it was switched off. */
export async function recordParameter(trx: DbOrTrx, now: Date, { by, before, after }: Change): Promise<void> {
  const one = after ?? before
  if (!one) return
  await record(trx, now, {
    kind: kindOf(before, after),
    by,
    on: { object: 'parameter', id: one.id, name: one.parameter_name },
    details: { from: inForce(before), to: inForce(after) },
  })
}

function kindOf(before: ParameterRow | null, after: ParameterRow | null): JournalKind {
  if (!after) return 'parameter.deleted'
  return before ? 'parameter.changed' : 'parameter.created'
}

const inForce = (row: ParameterRow | null) => (row?.parameter_status === 1 ? row.parameter_value : null)
