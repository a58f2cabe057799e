import { isLeased } from '@portal/platform/db/leases'
import type { DbOrTrx } from '../db/index.ts'
import type { Deps } from '../deps.ts'

/** A lease that nobody gives back: it holds until {@link releaseMail}. */
const NAME = 'mail held'
const FOR_EVER = '9999-12-31T23:59:59.999Z'

/** Keeps every message in the outbox, on every server, until told to send: what was restored may have left before. */
export async function holdMail(db: DbOrTrx): Promise<void> {
  const lease = { name: NAME, holder: 'restore', expires_at: FOR_EVER }
  await db
    .insertInto('leases')
    .values(lease)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(lease))
    .execute()
}

export const isMailHeld = (deps: Pick<Deps, 'db' | 'now'>): Promise<boolean> => isLeased(deps, NAME)

/** Lets messages leave again. @param drop takes those away that wait. @returns how many waited */
export async function releaseMail(db: DbOrTrx, { drop }: { drop: boolean }): Promise<number> {
  const waiting = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
  if (drop) {
    await db.deleteFrom('outbox').where('sent_at', 'is', null).execute()
    await db
      .deleteFrom('webhook_deliveries')
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute()
  }
  await db.deleteFrom('leases').where('name', '=', NAME).execute()
  return waiting.length
}
