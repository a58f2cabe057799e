import { type AccessState, ENDING_SOON_MS, RequestStatus } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/tables.ts'

type Builder = ExpressionBuilder<Database, 'accesses'>

/** Writes the derived states as conditions: the same rules as the contract's `accessState`. */
export function inState(eb: Builder, state: AccessState, now: Date) {
  const at = now.toISOString()
  const status = (wanted: RequestStatus) => eb('accesses.status', '=', wanted)
  switch (state) {
    case 'waiting':
      return status(RequestStatus.toConfirm)
    case 'granted':
      return status(RequestStatus.granted).and('accesses.use_by', '>', at)
    case 'lapsed':
      return status(RequestStatus.granted).and('accesses.use_by', '<=', at)
    case 'refused':
      return status(RequestStatus.refused)
    case 'cancelled':
      return status(RequestStatus.cancelled)
    case 'running':
      return status(RequestStatus.used).and('accesses.expire_at', '>', at)
    case 'expired':
      return status(RequestStatus.used).and('accesses.expire_at', '<=', at)
  }
}

/** Running, and about to end. */
export const endingSoon = (eb: Builder, now: Date) =>
  inState(eb, 'running', now).and('accesses.expire_at', '<=', after(now, ENDING_SOON_MS))
