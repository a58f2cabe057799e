import { type AdminAccess, NULL_DURATION_ID } from '@portal/contract'
import type { Settings } from '../parameters/settings.ts'
import { userAccess } from './present.ts'
import type { QueueRow } from './queue.ts'

/** An access as the administrators' queue shows it. */
export const adminAccess = (row: QueueRow, settings: Settings, now: Date): AdminAccess => ({
  ...userAccess(row, now),
  // The requester's words have a field of their own here: a record that is sent back repeats no decision.
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
})
