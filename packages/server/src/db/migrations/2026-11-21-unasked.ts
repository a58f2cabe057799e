import { type Kysely, sql } from 'kysely'

/** What administrators granted unasked is little, and told apart from what was asked for without a look at the log. */
export const up = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('access_log_unasked')
    .on('access_log')
    .column('access_id')
    .where(sql.ref('from_status'), 'is', null)
    .where(sql.ref('actor'), '=', sql.lit('admin'))
    .execute()
