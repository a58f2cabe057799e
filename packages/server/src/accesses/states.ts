import { type AccessState, DURATIONS, ENDING_SOON_MS, RequestStatus } from '@portal/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/tables.ts'

const LONGEST_MS = Math.max(...Object.values(DURATIONS).map(Number)) * 60_000

type Builder = ExpressionBuilder<Database, 'accesses'>

/** The derived states as conditions: the same rule as `accessState` of the contract. */
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
      // What runs was opened, and so changed, within the longest duration: the others are not looked at.
      return status(RequestStatus.used)
        .and('accesses.expire_at', '>', at)
        .and('accesses.updated_at', '>', new Date(now.getTime() - LONGEST_MS).toISOString())
    case 'expired':
      return status(RequestStatus.used).and('accesses.expire_at', '<=', at)
  }
}

/** Running, and the end is near. */
export const endingSoon = (eb: Builder, now: Date) =>
  inState(eb, 'running', now).and(
    'accesses.expire_at',
    '<=',
    new Date(now.getTime() + ENDING_SOON_MS).toISOString(),
  )
