import type { UserExport } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Selectable } from 'kysely'
import { readDisclosures, readLogs } from '../../accesses/log/read.ts'
import type { FeedbackTable } from '../../db/tables/accesses.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { findFactors } from '../../factors/queries.ts'
import { listOwnVisits } from '../../visitPasses/queries.ts'
import { toUser } from '../present.ts'

/** Exports everything that the portal keeps about a person (GDPR, art. 15 and 20), without secrets. */
export async function exportAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
): Promise<UserExport> {
  const [factors, consents, sessions, devices, messages, accesses, visits, followed_apps] = await Promise.all(
    [
      findFactors(db, user.id),
      db.selectFrom('consents').selectAll().where('user_id', '=', user.id).orderBy('id').execute(),
      db
        .selectFrom('sessions')
        .select(['device', 'created_at', 'seen_at', 'expires_at', 'revoked_at'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('known_devices')
        .select(['device', 'first_at', 'seen_at'])
        .where('user_id', '=', user.id)
        .orderBy('first_at')
        .execute(),
      db
        .selectFrom('outbox')
        .select(['kind', 'created_at', 'sent_at'])
        .where('recipient', '=', user.email)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('accesses')
        .innerJoin('apps', 'apps.id', 'accesses.app_id')
        .selectAll('accesses')
        .select(['apps.code as app_code', 'apps.name'])
        .where('accesses.user_id', '=', user.id)
        .orderBy('accesses.id')
        .execute(),
      listOwnVisits(db, user.id),
      db
        .selectFrom('app_followers')
        .innerJoin('apps', 'apps.id', 'app_followers.app_id')
        .select(['apps.code as app_code', 'apps.name', 'app_followers.created_at'])
        .where('app_followers.user_id', '=', user.id)
        .orderBy('app_followers.created_at')
        .execute(),
    ],
  )
  const ids = accesses.map((one) => one.id)
  const feedback = await db
    .selectFrom('feedback')
    .selectAll()
    .where((eb) => among(eb, 'id', ids))
    .execute()
  const log = await readLogs(db, ids)
  return {
    exported_at: now().toISOString(),
    account: toUser(user),
    consents: consents.map((one) => ({ ...one, accepted: one.accepted === 1 })),
    sessions,
    factors,
    devices,
    messages,
    disclosures: await readDisclosures(db, ids),
    visits,
    followed_apps,
    accesses: accesses.map((access) => ({
      ...access,
      feedback: asFeedback(feedback.find(({ id }) => id === access.id)),
      log: log.filter((entry) => entry.access_id === access.id),
    })),
  }
}

const asFeedback = (row: Selectable<FeedbackTable> | undefined) =>
  row ? { ...row, again: row.again === 1 } : null
