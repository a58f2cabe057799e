import type { Kysely } from 'kysely'

/** Notes when each rule of retention ran last. */
export const up = (db: Kysely<unknown>) =>
  db.schema
    .createTable('retention_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('ran_at', 'text', (column) => column.notNull())
    .execute()
