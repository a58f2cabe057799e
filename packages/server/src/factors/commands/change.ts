import type { Transaction } from 'kysely'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

type Change<Result> = (trx: Transaction<Database>, user: UserRow) => Promise<Result>

/** Changes somebody's factors, one change at a time, and keeps `users.factor_since` in step with them. */
export const changeFactors = <Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  change: Change<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    const result = await change(trx, user)
    await settle(trx, userId, now())
    return result
  })

/** Locks an account before anything that hangs on it, as edits of accounts do: so nobody waits in a circle. */
export const lockUser = (trx: Transaction<Database>, userId: number): Promise<UserRow> =>
  trx
    .updateTable('users')
    .set((eb) => ({ factor_since: eb.ref('factor_since') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

async function settle(trx: Transaction<Database>, userId: number, now: Date) {
  const passkey = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const code = await trx
    .selectFrom('factor_codes')
    .select('since')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const has = passkey !== undefined || code !== undefined
  // Recovery codes stand in for a factor; without one they open nothing.
  if (!has) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .updateTable('users')
    .set((eb) => ({ factor_since: has ? eb.fn.coalesce('factor_since', eb.val(now.toISOString())) : null }))
    .where('id', '=', userId)
    .execute()
}
