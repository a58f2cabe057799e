import { isWorkingDay, oneWorkingDayLater, parisDay } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Deps } from '../../deps.ts'
import { queueMailToAdmins } from '../../mail/commands/queue.ts'
import { inOneMessage, waitingRequests } from './requests.ts'

/** Reminds the administrators, once and together, of requests that wait for a working day or longer. */
export async function remindOfWaiting({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = now()
    if (!isWorkingDay(parisDay(at))) return
    const unreminded = await waitingRequests(trx).where('accesses.reminded_at', 'is', null).execute()
    const late = unreminded.filter(({ created_at }) => oneWorkingDayLater(created_at) <= at)
    if (late.length === 0) return
    await queueMailToAdmins(trx, at, 'requestsLate', inOneMessage(late))
    const ids = late.map(({ id }) => id)
    await trx
      .updateTable('accesses')
      .set({ reminded_at: at.toISOString() })
      .where((eb) => among(eb, 'id', ids))
      .execute()
  })
}
