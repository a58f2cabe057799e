import { MINUTE_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { DbOrTrx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'

const GOOD_FOR_MS = 5 * MINUTE_MS
const TRIES_MAX = 5

/** Makes the ticket with which a sign-in goes on after the password. Stores only its hash. */
export async function makeTicket(db: DbOrTrx, userId: number, now: Date): Promise<string> {
  const ticket = newToken()
  await db
    .insertInto('factor_tickets')
    .values({ hash: hashToken(ticket), user_id: userId, tries: 0, expires_at: after(now, GOOD_FOR_MS) })
    .execute()
  return ticket
}

/** Finds a ticket that may be tried; its hash names it. */
export const findTicket = ({ db, now }: Pick<Deps, 'db' | 'now'>, ticket: string) =>
  db
    .selectFrom('factor_tickets')
    .select(['hash', 'user_id'])
    .where('hash', '=', hashToken(ticket))
    .where('tries', '<', TRIES_MAX)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** Counts a try before it is judged, so that no crowd passes the counter; `false` when none is left. */
export async function countTry(db: DbOrTrx, { hash }: Ticket): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_tickets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('tries', '<', TRIES_MAX)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Spends a ticket; `false` when another call was faster. */
export async function spendTicket(trx: DbOrTrx, { hash }: Ticket): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('factor_tickets')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
