import { RequestStatus } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import { endingSoon } from './states.ts'

/** Requests that wait for a decision. */
export const countWaiting = async (db: DbOrTrx): Promise<number> => {
  const { waiting } = await db
    .selectFrom('accesses')
    .where('status', '=', RequestStatus.toConfirm)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/** Running accesses whose end is near. */
export const countEndingSoon = async (db: DbOrTrx, now: Date): Promise<number> => {
  const { ending } = await db
    .selectFrom('accesses')
    .where((eb) => endingSoon(eb, now))
    .select((eb) => eb.fn.countAll<number>().as('ending'))
    .executeTakeFirstOrThrow()
  return ending
}
