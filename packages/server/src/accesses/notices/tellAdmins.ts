import { HOUR_MS } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { after } from '@portal/platform/time/instants'
import type { DbOrTrx } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { queueMailToAdmins } from '../../mail/commands/queue.ts'
import { inOneMessage, type WaitingRequest, waitingRequests } from './requests.ts'

/** Administrators get one message about new requests in this time. */
const DIGEST_MS = HOUR_MS

/** Tells the administrators of a request at once, unless they were told of another one lately. */
export async function tellAdmins(trx: DbOrTrx, now: Date, accessId: number): Promise<void> {
  if (await wereToldLately(trx, now)) return
  const requests = await waitingRequests(trx).where('accesses.id', '=', accessId).execute()
  await tell(trx, now, requests)
}

/** Tells them in one message of what came since the last one, once that is long enough ago. */
export async function sendDigest({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = now()
    if (await wereToldLately(trx, at)) return
    await tell(trx, at, await waitingRequests(trx).where('accesses.told_at', 'is', null).execute())
  })
}

async function tell(trx: DbOrTrx, now: Date, requests: WaitingRequest[]) {
  const [first, ...others] = requests
  if (!first) return
  if (others.length === 0) await queueMailToAdmins(trx, now, 'requestWaiting', first)
  else await queueMailToAdmins(trx, now, 'requestsWaiting', inOneMessage(requests))
  const ids = requests.map(({ id }) => id)
  await trx
    .updateTable('accesses')
    .set({ told_at: now.toISOString() })
    .where((eb) => among(eb, 'id', ids))
    .execute()
}

async function wereToldLately(db: DbOrTrx, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', ['requestWaiting', 'requestsWaiting'])
    .where('created_at', '>', after(now, -DIGEST_MS))
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}
