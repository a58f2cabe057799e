import { type Kysely, sql } from 'kysely'

/** Indexes the few direct grants, so that filters need not read the log. */
export const up = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('access_log_unasked')
    .on('access_log')
    .column('access_id')
    .where(sql.ref('from_status'), 'is', null)
    .where(sql.ref('actor'), '=', sql.lit('admin'))
    .execute()
