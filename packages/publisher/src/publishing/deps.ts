import type { Secrets } from '@portal/platform/db/secrets'
import type { PlatformTables } from '@portal/platform/db/tables'
import type { Signal } from '@portal/platform/signal'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { SiteConfig } from '../build/siteSettings.ts'
import type { Editors } from './editors.ts'

/** Last publication, shared by all servers; one row. */
export interface PublicationsTable {
  id: number
  live_revision: number
  published_at: string | null
  failed_at: string | null
  failed_revision: number | null
  error: string | null
}

type PublisherTables = Pick<PlatformTables, 'leases'> & { publications: PublicationsTable }

type PublisherConfig = SiteConfig & { dataDir: string; publishHook?: string | undefined }

/** Given by the server. */
export type PublisherDeps = {
  db: Kysely<PublisherTables>
  now: () => Date
  log: FastifyBaseLogger
  config: PublisherConfig
  secrets: Secrets
  editors: Editors
  /** Emits after each committed edit of this process; other servers' edits show in the revision alone. */
  catalogueEdited: Signal
  /** Reads the newest revision of the catalogue. */
  readRevision(): Promise<number>
}
