import { RequestStatus } from '@portal/contract'
import { sql } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import type { MailValues } from '../../mail/kinds.ts'

/** Requests that one message names; it gives the number of all. */
const NAMED = 20

/** Selects what waits, oldest first, with what a message says of it. */
export const waitingRequests = (db: DbOrTrx) =>
  db
    .selectFrom('accesses')
    .innerJoin('apps', 'apps.id', 'accesses.app_id')
    .innerJoin('users', 'users.id', 'accesses.user_id')
    .select(['accesses.id', 'accesses.created_at', 'accesses.request_reason as reason'])
    .select(['apps.name as app', 'apps.name_en as appEn', 'users.organisation'])
    .select(sql<string>`users.prenom || ' ' || users.nom`.as('person'))
    .where('accesses.status', '=', RequestStatus.toConfirm)
    .orderBy('accesses.created_at')
    .orderBy('accesses.id')

export type WaitingRequest = Awaited<ReturnType<ReturnType<typeof waitingRequests>['execute']>>[number]

/** Puts requests into the words of one message; there is at least one. */
export const inOneMessage = (requests: WaitingRequest[]): MailValues['requestsWaiting'] => ({
  count: requests.length,
  since: requests[0]?.created_at ?? '',
  requests: requests.slice(0, NAMED),
})
