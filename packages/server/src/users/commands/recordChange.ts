import { PROFILE_FIELDS } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'

const RIGHTS = ['roles', 'status', 'is_active'] as const
const PROFILE = ['email', ...PROFILE_FIELDS, 'optin_email', 'language'] as const

type Change = { by: Author; before: UserRow; after: UserRow }

/** Records an edit of an account: rights with their values before and after, of the profile only what changed. */
export async function recordChange(trx: DbOrTrx, now: Date, { by, before, after }: Change): Promise<void> {
  const on = { object: 'person', id: after.id } as const
  const changed = <Name extends keyof UserRow>(names: readonly Name[]) =>
    names.filter((name) => before[name] !== after[name])
  const rights = changed(RIGHTS)
  if (rights.length)
    await record(trx, now, {
      kind: 'person.rights',
      by,
      on,
      details: Object.fromEntries(
        rights.flatMap((name) => [
          [`${name}_from`, before[name]],
          [`${name}_to`, after[name]],
        ]),
      ),
    })
  const fields = changed(PROFILE)
  if (fields.length) await record(trx, now, { kind: 'person.changed', by, on, details: { fields } })
}
