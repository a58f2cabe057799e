import type { Kysely } from 'kysely'

/** Notes when a file was taken out of use: it stays in the store for a while, for backups and pages that still name it. */
export const up = (db: Kysely<unknown>) =>
  db.schema.alterTable('files').addColumn('detached_at', 'text').execute()
