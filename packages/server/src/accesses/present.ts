import { accessState, DURATIONS, RequestStatus, type UserApp } from '@portal/contract'
import type { AccessOfApp } from './find.ts'

/** An access as its owner sees it; the state is derived at this moment. */
export const userAccess = (row: Omit<AccessOfApp, 'url' | 'is_active_url'>, now: Date): UserApp => ({
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
})
