import { PROFILE_FIELDS, type ProfileUpdate, pick } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import { asFlag } from '../../db/flag.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { foldedUser } from '../searchText.ts'

/** Writes a person's own edit; address, role and status stay. */
export async function updateProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  body: ProfileUpdate,
): Promise<UserRow> {
  const { optin_email, language = user.language, ...rest } = body
  const next = { ...user, ...rest, language, optin_email: asFlag(optin_email) }
  return db
    .updateTable('users')
    .set({
      ...pick(next, PROFILE_FIELDS),
      optin_email: next.optin_email,
      language: next.language,
      updated_at: nextInstant(user.updated_at, now()),
      ...foldedUser(next),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new ProblemError('not_found'))
}
