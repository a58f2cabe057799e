import type { Kysely } from 'kysely'

/** What was granted in a range of days is found and counted by an index, like what was asked and what was opened. */
export const up = (db: Kysely<unknown>) =>
  db.schema.createIndex('accesses_granted').on('accesses').columns(['granted_at', 'id']).execute()
