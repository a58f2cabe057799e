import type { DbOrTrx } from '../../db/index.ts'
import type { NewUser, UserRow } from '../../db/tables.ts'
import { type FoldedUser, foldedUser } from '../searchText.ts'

/** Stores a user and the proof of consent. Call it in a transaction. */
export async function insertUser(trx: DbOrTrx, values: Omit<NewUser, keyof FoldedUser>): Promise<UserRow> {
  const user = await trx
    .insertInto('users')
    .values({ ...values, ...foldedUser(values) })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (user.consent_version && user.consent_at)
    await trx
      .insertInto('consents')
      .values({
        user_id: user.id,
        version: user.consent_version,
        language: user.language,
        accepted: 1,
        at: user.consent_at,
      })
      .execute()
  return user
}
