import type { DurationId } from '@portal/contract'
import type { Generated } from 'kysely'

/** Visit passes and who came. */
export interface VisitPassTables {
  visit_passes: VisitPassesTable
  visit_pass_apps: VisitPassAppsTable
  visit_guests: VisitGuestsTable
}

/** Its key is derived (`visitPasses/keys.ts`). */
interface VisitPassesTable {
  id: Generated<number>
  name: string
  opens_at: string
  closes_at: string
  seats: number
  /** Counted once for each person, deleted accounts included. */
  taken: Generated<number>
  duration_id: DurationId
  key_version: Generated<number>
  renewed_at: string | null
  /** Folded name. */
  search: string
  created_at: string
  updated_at: string
}

interface VisitPassAppsTable {
  visit_pass_id: number
  app_id: number
}

/** People who took a seat; unique for each pass and person. */
interface VisitGuestsTable {
  id: Generated<number>
  visit_pass_id: number
  user_id: number
  taken_at: string
}
