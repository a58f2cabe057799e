import { type Visit, type VisitPass, visitState } from '@portal/contract'
import { publicApp } from '../apps/present.ts'
import type { AppRow, VisitPassRow } from '../db/tables.ts'

export const presentVisitPass = (row: VisitPassRow, app_ids: number[], now: Date): VisitPass => ({
  id: row.id,
  name: row.name,
  opens_at: row.opens_at,
  closes_at: row.closes_at,
  seats: row.seats,
  taken: row.taken,
  duration_id: row.duration_id,
  app_ids,
  state: visitState(row, now),
  renewed_at: row.renewed_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

/** Presents a pass to its visitors. */
export const presentVisit = (row: VisitPassRow, apps: AppRow[], now: Date): Visit => ({
  id: row.id,
  name: row.name,
  state: visitState(row, now),
  opens_at: row.opens_at,
  closes_at: row.closes_at,
  duration_id: row.duration_id,
  apps: apps.map(publicApp),
})
