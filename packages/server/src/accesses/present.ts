import {
  type AdminAccess,
  accessState,
  DURATIONS,
  extensionLeft,
  NULL_DURATION_ID,
  RequestStatus,
  type UserApp,
} from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import type { Settings } from '../parameters/settings.ts'
import { type AccessOfApp, findOwnAccess } from './queries.ts'
import type { Earlier } from './queue/earlier.ts'
import type { QueueRow } from './queue/list.ts'

/** Fields for owner and administrators; the state is derived now. */
const commonAccess = (row: Omit<AccessOfApp, 'url' | 'is_active_url' | 'app_down_since'>, now: Date) => ({
  id: row.id,
  app_id: row.app_id,
  user_id: row.user_id,
  name: row.name,
  name_en: row.name_en,
  app_code: row.app_code,
  app_status: row.app_status,
  status: row.status,
  request_status: row.status,
  state: accessState(row, now),
  nb_access: row.nb_access,
  duration_id: row.duration_id,
  duration: DURATIONS[row.duration_id],
  reason: row.status === RequestStatus.toConfirm ? row.request_reason : row.reason,
  created_at: row.created_at,
  updated_at: row.updated_at,
  use_by: row.use_by,
  activated_at: row.activated_at,
  expire_at: row.expire_at,
  extension_minutes: extensionLeft(row, row.app_extension_minutes, now),
  extended_at: row.extended_at,
})

/** Presents an access to its owner, with the owner's own fields. */
export const ownAccess = (row: AccessOfApp, user: UserRow, now: Date): UserApp => ({
  ...commonAccess(row, now),
  email: user.email,
  prenom: user.prenom,
  nom: user.nom,
  civility: user.civility,
  organisation: user.organisation,
  fonction: user.fonction,
  user_status: user.status,
})

/** Reads an access as its owner sees it. @throws ProblemError `not_found`, also for another's */
export async function readOwnAccess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  id: number,
): Promise<UserApp> {
  const row = await findOwnAccess(db, id, user.id)
  if (!row) throw new ProblemError('not_found')
  return ownAccess(row, user, now())
}

/** Presents an access to administrators. */
export const adminAccess = (
  row: QueueRow,
  earlier: Earlier,
  { settings, now }: { settings: Settings; now: Date },
): AdminAccess => ({
  ...commonAccess(row, now),
  // Leaves out the requester's words: a record sent back must not repeat them as the decision's reason.
  reason: row.reason,
  request_reason: row.request_reason,
  email: row.email,
  prenom: row.prenom,
  nom: row.nom,
  civility: row.civility,
  organisation: row.organisation,
  fonction: row.fonction,
  user_status: row.user_status,
  partner_id: row.partner_id,
  proposed_duration_id:
    row.asked_duration_id ??
    (row.app_duration_id === NULL_DURATION_ID ? settings.defaultDurationId : row.app_duration_id),
  decided_at: row.decided_at,
  decided_by_name: row.decider_prenom === null ? null : `${row.decider_prenom} ${row.decider_nom}`,
  language: row.language,
  earlier_count: earlier.count,
  earlier_state: earlier.state,
})
