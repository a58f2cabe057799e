import type { PlatformTables } from '@portal/platform/db/tables'
import type { PublicationsTable } from '@portal/publisher/publishing/deps'
import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from './tables/accesses.ts'
import type { AccountTables } from './tables/accounts.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { CompanyTables } from './tables/company.ts'
import type { FactorTables } from './tables/factors.ts'
import type { LaunchTables } from './tables/launch.ts'
import type { OperationTables } from './tables/operation.ts'
import type { VisitPassTables } from './tables/visitPasses.ts'

/**
 * The tables, for both engines. Instants are ISO 8601 texts in UTC, flags 0 or 1, JSON is text: the subset
 * that SQLite and PostgreSQL treat alike.
 */
export interface Database
  extends PlatformTables,
    AccountTables,
    FactorTables,
    CompanyTables,
    CatalogueTables,
    AccessTables,
    LaunchTables,
    VisitPassTables,
    OperationTables {
  publications: PublicationsTable
}

export type UserRow = Selectable<Database['users']>
export type NewUser = Insertable<Database['users']>
export type AppRow = Selectable<Database['apps']>
export type DraftRow = Selectable<Database['drafts']>
export type PreviewRow = Selectable<Database['previews']>
export type NewApp = Insertable<Database['apps']>
export type AccessRow = Selectable<Database['accesses']>
export type ParameterRow = Selectable<Database['parameters']>
export type SearchMissRow = Selectable<Database['search_misses']>
export type WebhookRow = Selectable<Database['webhooks']>
export type VisitPassRow = Selectable<Database['visit_passes']>
export type DeliveryRow = Selectable<Database['webhook_deliveries']>
