import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Identity } from '../queries.ts'

/** Ties an account to whom the provider names. */
export const identify = (trx: Transaction<Database>, identity: Identity, userId: number, now: Date) =>
  trx
    .insertInto('company_identities')
    .values({ ...identity, user_id: userId, created_at: now.toISOString(), seen_at: now.toISOString() })
    .execute()
