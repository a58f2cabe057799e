import { RequestStatus } from '@portal/contract'
import type { Transaction } from 'kysely'
import type { AccessRow, Database } from '../db/tables.ts'
import { queueMail } from '../mail/commands/queue.ts'
import { tellAdmins } from './notices/tellAdmins.ts'

/**
 * Mails the requester the new status, and tells the administrators of a new request; queued in the transaction of the
 * change.
 *
 * @param access as it is now; a deleted person gets nothing
 * @param before its previous status, if any
 */
export async function announce(
  trx: Transaction<Database>,
  now: Date,
  access: AccessRow,
  before: RequestStatus | null = null,
) {
  const parties = await findParties(trx, access)
  if (!parties) return
  const { person, app } = parties
  const common = { prenom: person.prenom, ...app }
  const reason = access.reason
  switch (access.status) {
    case RequestStatus.toConfirm:
      await queueMail(trx, now, person, 'requestReceived', common)
      return tellAdmins(trx, now, access.id)
    case RequestStatus.granted: {
      const { duration_id: durationId, use_by: useBy } = access
      return useBy === null
        ? undefined
        : queueMail(trx, now, person, 'requestGranted', { ...common, durationId, useBy })
    }
    case RequestStatus.refused:
      return queueMail(trx, now, person, 'requestRefused', { ...common, reason })
    case RequestStatus.cancelled:
      return queueMail(trx, now, person, 'requestCancelled', {
        ...common,
        reason,
        wasWaiting: before === RequestStatus.toConfirm,
        wasRunning: before === RequestStatus.used,
      })
    case RequestStatus.used:
      return undefined
  }
}

/** Finds whom an access is about: its person and its app; `null` once the person is gone. */
export async function findParties(trx: Transaction<Database>, { user_id, app_id }: AccessRow) {
  if (user_id === null) return null
  const person = await trx
    .selectFrom('users')
    .select(['email', 'language', 'prenom', 'nom', 'organisation'])
    .where('id', '=', user_id)
    .executeTakeFirst()
  const app = await trx
    .selectFrom('apps')
    .select(['name as app', 'name_en as appEn'])
    .where('id', '=', app_id)
    .executeTakeFirst()
  return person && app ? { person, app } : null
}
